/** Formats a number with commas: `8,365`. */
export function grouped(number: number): string {
  return number.toLocaleString('en');
}

/** Formats a count with its noun: `1 event`, `8,365 events`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}
