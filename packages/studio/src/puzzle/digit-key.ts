/** The part of KeyboardEvent that digitKey uses. */
export interface Key {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  getModifierState(key: string): boolean;
}

/** A digit that is typed. 0 clears. */
export interface DigitKey {
  readonly digit: number;
  readonly shift: boolean;
  /** Whether Control is held, or Command. */
  readonly control: boolean;
}

const CLEARING: readonly string[] = ['0', '.', 'Backspace', 'Delete'];

/** Which digit a key types in a grid of this size. Undefined if it types none. */
export function digitKey(event: Key, size: number): DigitKey | undefined {
  const { code, key } = event;
  const control = event.ctrlKey || event.metaKey;
  const shift = hasShift(event);
  if (event.altKey) return undefined;
  const isHeld = shift || control;
  if (!isHeld && CLEARING.includes(key)) return { digit: 0, shift, control };
  if (!isHeld && key.length > 1) return undefined;
  // A held key may change the character on the key, so its place on the keyboard counts.
  const digit = isHeld ? digitOfCode(code) : Number.parseInt(key, 36);
  return digit > 0 && digit <= size ? { digit, shift, control } : undefined;
}

/**
 * Whether Shift is held. With NumLock on, Windows reports Shift + 1 on the numpad as End without
 * Shift.
 */
function hasShift(event: Key): boolean {
  const isRenamed = event.code.startsWith('Numpad') && event.key.length > 1;
  return event.shiftKey || (isRenamed && event.getModifierState('NumLock'));
}

/** The digit on a key, whatever is held. A is 10, B is 11. NaN if there is none. */
function digitOfCode(code: string): number {
  const [, symbol = ''] = /^(?:Numpad|Digit|Key)([\dA-Z])$/.exec(code) ?? [];
  return Number.parseInt(symbol, 36);
}
