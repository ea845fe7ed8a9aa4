"""Views as typed values: what stands where, a battle, the market, a whole game."""
