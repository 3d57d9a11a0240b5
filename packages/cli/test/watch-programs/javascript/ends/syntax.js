const board = 5;
board = = 6;
