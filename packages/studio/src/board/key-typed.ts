/** What a key types. Digit 0 blanks the cell. Backspace blanks the cell and moves one cell back. */
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

/** Returns what a key types into a grid of this size, or undefined if it types nothing. */
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

/** If NumLock is on, Windows reports Shift + 1 on the numpad as the key End without Shift. */
function hasShift(event: Key): boolean {
  const isRenamed = event.code.startsWith('Numpad') && event.key.length > 1;
  return event.shiftKey || (isRenamed && event.getModifierState('NumLock'));
}

/** The digit of a key, with or without Shift. The letters are digits from A = 10. */
function digitOfCode(code: string): number | undefined {
  const [, symbol] = /^(?:Numpad|Digit|Key)([\dA-Z])$/.exec(code) ?? [];
  return symbol === undefined ? undefined : Number.parseInt(symbol, 36);
}
