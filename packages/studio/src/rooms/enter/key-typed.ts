/**
 * What a key does in the grid. Digit 0 clears the cell. Backspace clears it and goes to the
 * previous cell.
 */
export type Typed =
  | { readonly digit: number }
  | { readonly note: number }
  | { readonly isBackspace: true };

/** The part of KeyboardEvent that keyTyped uses. */
export interface Key {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  getModifierState(key: string): boolean;
}

const BLANKING: readonly string[] = ['0', '.', ' ', 'Delete'];

/** What a key does in a grid of this size. Undefined if the key does not type anything. */
export function keyTyped(event: Key, size: number): Typed | undefined {
  const { key, code } = event;
  const noted = hasShift(event) ? digitOfCode(code) : undefined;
  if (noted !== undefined && noted > 0) return noted <= size ? { note: noted } : undefined;
  if (key === 'Backspace') return { isBackspace: true };
  if (BLANKING.includes(key)) return { digit: 0 };
  if (key.length > 1) return undefined;
  const digit = Number.parseInt(key, 36);
  return digit >= 0 && digit <= size ? { digit } : undefined;
}

/**
 * Whether Shift is held. With NumLock on, Windows reports Shift + 1 on the numpad as End without
 * Shift.
 */
function hasShift(event: Key): boolean {
  const isRenamed = event.code.startsWith('Numpad') && event.key.length > 1;
  return event.shiftKey || (isRenamed && event.getModifierState('NumLock'));
}

/** The digit on a key, whether or not Shift is held. A is 10, B is 11. */
function digitOfCode(code: string): number | undefined {
  const [, symbol] = /^(?:Numpad|Digit|Key)([\dA-Z])$/.exec(code) ?? [];
  return symbol === undefined ? undefined : Number.parseInt(symbol, 36);
}
