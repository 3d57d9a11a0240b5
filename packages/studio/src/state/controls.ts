import type { Words } from '../words/words.ts';
import type { State } from './state.ts';

export type Jump = 'next-back' | 'previous-back' | 'deepest';

/** What the page can do beside showing its state. */
export interface Controls {
  readonly update: (transition: (state: State) => State) => void;
  /** To an event that has to be looked for. */
  readonly jump: (to: Jump) => void;
  readonly read: (text: string) => void;
  readonly cancelJudging: () => void;
  readonly stopRecording: () => void;
}

/** What every part of the page is given. */
export interface PartProps {
  readonly state: State;
  readonly words: Words;
  readonly controls: Controls;
}
