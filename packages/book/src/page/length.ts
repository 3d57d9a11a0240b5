// All lengths are points: 1/72 of an inch.

export function inches(count: number): number {
  return 72 * count;
}

export function millimetres(count: number): number {
  return inches(count / 25.4);
}
