"""Is this a legal answer to that question? The one place that says no, each time with a reason."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Ask, Chosen, Option
from engine.core.errors import IllegalAnswer, brief


def check_choice(ask: Ask, options: Any) -> Chosen:
    """The chosen options in the question's own order, or IllegalAnswer."""
    if type(options) is not list and type(options) is not tuple:
        raise IllegalAnswer("not_a_list_of_options")
    count = len(options)
    if count == 1:
        wanted = options[0]
        for option in ask.options:
            if option.id == wanted:
                if ask.min > 1:
                    raise IllegalAnswer("too_few_options", given=1, min=ask.min, max=ask.max)
                if ask.max < 1:
                    raise IllegalAnswer("too_many_options", given=1, min=ask.min, max=ask.max)
                return (option,)
    elif count == 0 and ask.min == 0:
        return ()
    known: dict[str, Option] = {option.id: option for option in ask.options}
    for index, wanted in enumerate(options):
        if not isinstance(wanted, str):
            raise IllegalAnswer("option_is_no_text", option=brief(wanted))
        if wanted in options[:index]:
            raise IllegalAnswer("option_repeated", option=brief(wanted))
        if wanted not in known:
            _raise_blocked(ask, wanted)
    if count < ask.min:
        raise IllegalAnswer("too_few_options", given=count, min=ask.min, max=ask.max)
    if count > ask.max:
        raise IllegalAnswer("too_many_options", given=count, min=ask.min, max=ask.max)
    return tuple([option for option in ask.options if option.id in options])


def _raise_blocked(ask: Ask, wanted: str) -> None:
    for blocked in ask.why() if ask.why is not None else ():
        if blocked.id == wanted:
            raise IllegalAnswer(blocked.reason.key, **{"option": wanted, **blocked.reason.params})
    raise IllegalAnswer("unknown_option", option=brief(wanted), kind=ask.kind)
