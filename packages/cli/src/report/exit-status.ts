/** Exit status: 0 success, 1 a puzzle failed, 2 bad input or usage, 130 interrupted, 143 terminated. */
export type Status = 0 | 1 | 2 | 130 | 143;
