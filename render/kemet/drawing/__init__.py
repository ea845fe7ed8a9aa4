"""What pictures are made of: the map and its backdrop, pieces, marks, signs, cards, panels, charts."""
