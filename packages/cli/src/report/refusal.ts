import type { NotationError } from '@nonet/engine/notation';
import type { Strategy } from '@nonet/engine/search';

/** Why a command cannot answer a record that was read. */
export interface Refusal {
  readonly expected: string;
  readonly found: string;
  /** The message if it is not simply "expected …, found …". */
  readonly message?: string;
}

export function refusalText({ expected, found, message }: Refusal): string {
  return message ?? `expected ${expected}, found ${found}`;
}

/** @param reason See `unsupportedReason`. */
export function unsupportedStrategy({ id }: Strategy, reason: string): Refusal {
  const expected = `givens without pencilmarks for ${id}`;
  return { expected, found: 'pencilmarks', message: `${id} ${reason}` };
}

/** An error in JSON answers. */
export type AnswerError =
  | NotationError
  | (Omit<NotationError, 'code' | 'phrases'> & { readonly code: 'unsupported' });

/** The error for a record that begins on this line. */
export function refusalError(line: number, { expected, found }: Refusal): AnswerError {
  return { code: 'unsupported', line, column: 1, expected, found };
}
