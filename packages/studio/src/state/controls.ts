import type { Landmark } from '../picture/landmark.ts';
import type { Words } from '../words/words.ts';
import type { PictureForm } from './exporting.ts';
import type { State, StrategyId } from './state.ts';

export type Jump = 'next-back' | 'previous-back';

/** What the page can do beside showing its state, a topic a group. */
export interface Controls {
  readonly update: Update;
  readonly reading: { readonly read: (text: string) => void };
  readonly judging: { readonly cancel: () => void };
  readonly exploring: { readonly stop: () => void };
  readonly copying: { readonly copy: () => void };
  readonly watching: {
    /** To an event that has to be looked for. */
    readonly jump: (to: Jump) => void;
    readonly stop: () => void;
  };
  /** Saved as files. */
  readonly exporting: {
    readonly moment: () => Promise<void>;
    readonly strip: (form: PictureForm) => Promise<void>;
    readonly traceLines: () => Promise<void>;
    readonly cancel: () => void;
  };
  /** Ends the recording of a lane where it is. */
  readonly racing: { readonly stop: (lane: StrategyId) => void };
  readonly jumping: {
    readonly jump: (to: Landmark) => void;
    readonly cancel: () => void;
  };
  readonly asking: {
    /** A digit is typed or pressed: it answers while the person predicts, or else is asked about. */
    readonly digit: (digit: number) => void;
  };
}

export type Update = (transition: (state: State) => State) => void;

/** What every part of the page is given. */
export interface PartProps {
  readonly state: State;
  readonly words: Words;
  readonly controls: Controls;
}
