"""What happens when somebody does something: messages appear, threads open, interactions are answered."""
