/** What a key writes: a digit (0 for a blank), a note in a corner, or a blank and a step back. */
export type Typed =
  | { readonly digit: number }
  | { readonly note: number }
  | { readonly isBackspace: true };

/** What is read of a KeyboardEvent. */
export interface Key {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  getModifierState(key: string): boolean;
}

const BLANKING: readonly string[] = ['0', '.', ' ', 'Delete'];

/** What a key writes in a grid of a size; undefined when it writes nothing. */
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
 * Windows takes the Shift away from a numpad key while NumLock is on, and gives the key its other
 * name: End for 1. That is how it is told.
 */
function hasShift(event: Key): boolean {
  const isRenamed = event.code.startsWith('Numpad') && event.key.length > 1;
  return event.shiftKey || (isRenamed && event.getModifierState('NumLock'));
}

/** The digit a key stands for whatever Shift makes of it; letters are digits from A, which is 10, on. */
function digitOfCode(code: string): number | undefined {
  const [, symbol] = /^(?:Numpad|Digit|Key)([\dA-Z])$/.exec(code) ?? [];
  return symbol === undefined ? undefined : Number.parseInt(symbol, 36);
}
