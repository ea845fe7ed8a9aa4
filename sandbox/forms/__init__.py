"""Request bodies: what Discord accepts, and in which words it refuses the rest."""
