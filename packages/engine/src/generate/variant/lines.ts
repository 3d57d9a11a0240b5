import type { Constraint } from '../../constraint/constraint.ts';
import type { Canvas, Growth } from './canvas.ts';

export type LineKind = 'arrow' | 'between' | 'palindrome' | 'renban' | 'thermo' | 'whisper';

/** Kind → how a line of it is drawn. Undefined if there is no place for one. */
export const LINES: Readonly<Record<LineKind, (canvas: Canvas) => Constraint | undefined>> = {
  arrow(canvas) {
    const line = canvas.line(ARROW);
    return line && { kind: 'arrow', bulb: line.slice(0, 1), shaft: line.slice(1) };
  },
  between(canvas) {
    const cells = canvas.line(BETWEEN);
    return cells && { kind: 'between', cells };
  },
  palindrome(canvas) {
    const cells = canvas.palindrome([3, Math.max(3, canvas.size - 2)]);
    return cells && { kind: 'palindrome', cells };
  },
  renban(canvas) {
    const cells = canvas.line(renban(Math.min(5, canvas.size - 1)));
    return cells && { kind: 'renban', cells };
  },
  thermo(canvas) {
    const cells = canvas.line({
      lengths: [3, Math.min(6, canvas.size - 1)],
      allows: (digits, next) => next > digits[digits.length - 1],
    });
    return cells && { kind: 'thermo', cells };
  },
  whisper(canvas) {
    const value = whisperOf(canvas.size);
    const cells = canvas.line({
      lengths: [3, 6],
      allows: (digits, next) => Math.abs(next - digits[digits.length - 1]) >= value,
    });
    return cells && { kind: 'whisper', cells, value };
  },
};

/** 5 on a German whisper. */
function whisperOf(size: number): number {
  return Math.ceil(size / 2);
}

const ARROW: Growth = {
  lengths: [3, 4],
  allows: ([bulb, ...shaft], next) => sumOf(shaft) + next <= bulb,
  mayEnd: ([bulb, ...shaft]) => sumOf(shaft) === bulb,
};

/** The digits after the first one lie on one side of it, and the last one is the farthest. */
const BETWEEN: Growth = {
  lengths: [3, 5],
  allows: ([first, second = Number.NaN], next) =>
    next !== first && (Number.isNaN(second) || next > first === second > first),
  mayEnd(digits) {
    const [first, ...rest] = digits;
    const last = Math.abs(rest.pop()! - first);
    return rest.every((digit) => Math.abs(digit - first) < last);
  },
};

function renban(most: number): Growth {
  return {
    lengths: [3, most],
    allows: (digits, next) => !digits.includes(next) && spanOf([...digits, next]) <= most,
    mayEnd: (digits) => spanOf(digits) === digits.length,
  };
}

/** The number of digits from the smallest to the largest. */
function spanOf(digits: readonly number[]): number {
  return Math.max(...digits) - Math.min(...digits) + 1;
}

function sumOf(digits: readonly number[]): number {
  return digits.reduce((sum, digit) => sum + digit, 0);
}
