import type { End, NotationError } from '@nonet/engine';
import type { Judgement } from '../picture/judgement.ts';
import type { Picture } from '../picture/picture.ts';
import type { PuzzleText } from '../picture/puzzle-text.ts';
import type { Waveform } from '../picture/waveform.ts';

/** What comes of a text: its first puzzle, or what is wrong with it. */
export type ReadText =
  | {
      readonly ok: true;
      readonly puzzle: PuzzleText;
      readonly notation: string;
      readonly puzzles: number;
    }
  | { readonly ok: false; readonly error: NotationError };

interface Recorded {
  readonly events: number;
  readonly end: End | undefined;
}

/**
 * What the worker can be asked: name → the question, the answer, and what is told on the way. What
 * is asked of the recording is asked of the latest one; it goes on while others are answered.
 */
export interface Desk {
  read: { asked: string; answer: ReadText; told: never };
  judge: { asked: PuzzleText; answer: Judgement; told: Judgement };
  record: { asked: { puzzle: PuzzleText; strategy: string }; answer: Recorded; told: Recorded };
  at: { asked: number; answer: Picture; told: never };
  /** The nearest event that is a back; the end, or the start, when there is none. */
  nextBack: { asked: number; answer: number; told: never };
  previousBack: { asked: number; answer: number; told: never };
  /** The first event of the greatest depth. */
  deepest: { asked: undefined; answer: number; told: never };
  /** So many buckets at most. */
  waveform: { asked: number; answer: Waveform; told: Waveform };
}

export type Name = keyof Desk;

/** To the worker. A question of the same name cancels the one before it, but for `at`. */
export type Question =
  | { readonly [N in Name]: { id: number; name: N; asked: Desk[N]['asked'] } }[Name]
  | { id: number; name: 'cancel' };

/** From the worker. */
export interface Reply {
  readonly id: number;
  readonly kind: 'answer' | 'told' | 'failed';
  readonly value: unknown;
}
