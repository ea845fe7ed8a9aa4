"""What the sandbox's Discord is made of: time, ids, things, who may do what, and how it all looks as JSON."""
