// Errors for arguments of the wrong kind. Only callers without TypeScript can get them.

/** The error for an argument: its name, what was expected and what was found. */
export function wrongKind(name: string, expected: string, found: unknown): TypeError {
  return new TypeError(`expected ${name} to be ${expected}, got ${shown(found)}`);
}

/** Says what a value is. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`;
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'function') return 'a function';
  return isObject(value) ? 'an object' : String(value);
}

/** Whether a value is an object that is not an array. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
