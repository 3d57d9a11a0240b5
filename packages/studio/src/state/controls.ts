import type { Landmark } from '../picture/landmark.ts';
import type { Words } from '../words/words.ts';
import type { PictureForm } from './exporting.ts';
import type { State, StrategyId } from './state.ts';

export type Jump = 'next-back' | 'previous-back';

/** The actions of the page. `update` changes the state. The other actions need the worker or the browser. */
export interface Controls {
  readonly update: Update;
  readonly reading: { readonly read: (text: string) => void };
  readonly judging: { readonly cancel: () => void };
  readonly solutionSearch: { readonly stop: () => void };
  readonly copying: { readonly copy: () => void };
  readonly watching: {
    /** Moves to the previous or next event that takes a digit back. */
    readonly jump: (to: Jump) => void;
    readonly stop: () => void;
  };
  /** Saves files. */
  readonly exporting: {
    readonly moment: () => Promise<void>;
    readonly strip: (form: PictureForm) => Promise<void>;
    readonly traceLines: () => Promise<void>;
    readonly cancel: () => void;
  };
  /** Stops the recording of a strategy. */
  readonly racing: { readonly stop: (lane: StrategyId) => void };
  readonly landmarkJumps: {
    readonly jump: (to: Landmark) => void;
    readonly cancel: () => void;
  };
  readonly digitInput: {
    /** Handles a digit that was typed or pressed. 0 is the answer "the search goes back". */
    readonly press: (digit: number) => void;
  };
}

export type Update = (transition: (state: State) => State) => void;

/** The props of every part of the page. */
export interface PartProps {
  readonly state: State;
  readonly words: Words;
  readonly controls: Controls;
}
