import type { EditorState } from '@codemirror/state';
import type { Slice } from '../../page/slice.ts';
import type { WhyMissing } from '../../programs/loading.ts';
import type { ProgramLanguage } from '../../programs/program.ts';
import type { Controls, PuzzleProps } from '../../puzzle/controls.ts';
import type { OwnProgram } from '../../puzzle/own-program.ts';
import { withRun } from '../../search/slice.ts';
import type { HasRun } from '../../search/state.ts';
import {
  type CodeProblem,
  type Draft,
  type KeptDraft,
  languageOf,
  NO_DRAFT,
  nameFrom,
} from './draft.ts';
import { inputFor } from './input.ts';
import type { LastGrid } from './last-grid.ts';
import type { Unwatched } from './unwatched.ts';

export type CodeEndKind =
  | 'finished'
  | 'failed'
  | 'stopped'
  | 'time'
  | 'memory'
  | 'output'
  /** The problem calls a function that the program does not have. */
  | 'no-function';

/** How a run has ended. */
export interface CodeEnd {
  /** `WhyMissing` if the language could not be loaded. */
  readonly kind: CodeEndKind | WhyMissing;
  /** Milliseconds without the start of the language. */
  readonly time: number;
  /** The line of the program at which an error ended it. */
  readonly errorLine: number | undefined;
  /** How many events of its search were recorded, and whether there were more. */
  readonly events: number;
  readonly isCut: boolean;
  /** Why there is nothing to watch. Undefined if there is something. */
  readonly unwatched: Unwatched | undefined;
  /** What is wrong with its last grid. Undefined if it found a solution. */
  readonly failed: LastGrid | undefined;
}

/** The last run of the program that is open. */
export interface CodeRun {
  readonly phase:
    | { readonly kind: 'none' }
    | { readonly kind: 'running' | 'reading' }
    /** The language is loaded. `loaded` and `all` are bytes. */
    | { readonly kind: 'loading'; readonly loaded: number; readonly all: number }
    | { readonly kind: 'ended'; readonly end: CodeEnd };
  /** Standard output, and standard error. */
  readonly output: string;
  readonly messages: string;
  /** The search that was recorded, as the other rooms show it. */
  readonly program: OwnProgram | undefined;
  /** The language and the text that ran, and its input. */
  readonly language: ProgramLanguage;
  readonly text: string;
  readonly input: string;
}

export const NO_RUN: CodeRun = {
  phase: { kind: 'none' },
  output: '',
  messages: '',
  program: undefined,
  language: 'python',
  text: '',
  input: '',
};

/** What a link asks this room to open. */
export type Asked =
  | { readonly kind: 'start'; readonly id: string }
  | { readonly kind: 'link'; readonly code: string }
  /** What `nonet judge` has judged, under a key. */
  | { readonly kind: 'judged'; readonly key: string };

export type CodeNotice = 'other-tab' | 'long-file' | 'long-input' | 'unreadable';

export interface CodeState {
  readonly draft: Draft;
  readonly run: CodeRun;
  readonly asked: Asked | undefined;
  /** The draft as a link has it. Only the link that the user shares has it. */
  readonly shared: string | undefined;
  readonly notice: CodeNotice | undefined;
}

export const codeSlice: Slice<CodeState> = {
  initial: { draft: NO_DRAFT, run: NO_RUN, asked: undefined, shared: undefined, notice: undefined },
};

export interface HasCode extends HasRun {
  readonly code: CodeState;
}

export function withCode<S extends HasCode>(state: S, change: Partial<CodeState>): S {
  return { ...state, code: { ...state.code, ...change } };
}

/** Changes the draft that is open. */
export function withDraft<S extends HasCode>(state: S, change: Partial<Draft>): S {
  return withCode(state, { draft: { ...state.code.draft, ...change } });
}

/** Opens another draft. What the draft before it printed is gone. */
export function withOtherDraft<S extends HasCode>(state: S, draft: Draft): S {
  return withCode(state, { draft, run: NO_RUN, notice: undefined, asked: undefined });
}

export function withCodeRun<S extends HasCode>(state: S, change: Partial<CodeRun>): S {
  return withCode(state, { run: { ...state.code.run, ...change } });
}

/** The user's program as it would run now. */
export interface CodeProgram {
  readonly name: string;
  readonly language: ProgramLanguage;
  readonly text: string;
  readonly problem: CodeProblem;
  readonly input: string;
}

export function ownProgramOf({ code: { draft }, puzzle }: HasCode): CodeProgram {
  const { name, problem, text } = draft;
  const input = draft.input ?? inputFor(problem, puzzle.root);
  // An earlier version of the page has kept names as links had them.
  return { name: nameFrom(name), language: languageOf(draft), text, problem, input };
}

export function isRunning({ phase }: CodeRun): boolean {
  return phase.kind === 'loading' || phase.kind === 'running' || phase.kind === 'reading';
}

/** Whether the language could not be loaded. */
export function isMissing(kind: string): kind is WhyMissing {
  return kind === 'unreachable' || kind === 'uninstalled';
}

/** Whether a program really ran. */
export function hasRun({ kind }: CodeEnd): boolean {
  return !isMissing(kind) && kind !== 'no-function';
}

/** What is not as it was when the program that has ended ran. */
export function changedSince(state: HasCode): 'program' | 'input' | undefined {
  const { phase, text, input } = state.code.run;
  if (phase.kind !== 'ended' || !hasRun(phase.end)) return undefined;
  const now = ownProgramOf(state);
  if (now.text !== text) return 'program';
  return now.input === input ? undefined : 'input';
}

/** Says of the program that ran last, wherever it is shown, whether it is an earlier version. */
export function withOutdated<S extends HasCode>(state: S, isOutdated: boolean): S {
  const { program } = state.code.run;
  if (!program || (program.isOutdated ?? false) === isOutdated) return state;
  const marked = { ...program, isOutdated };
  const { ownProgram } = state.run;
  const next = withCodeRun(state, { program: marked });
  return ownProgram?.id === program.id
    ? withRun(next, { ownProgram: { ...ownProgram, isOutdated } })
    : next;
}

export interface CodeControls extends Controls<HasCode> {
  readonly running: { readonly run: () => void; readonly stop: () => void };
  readonly drafts: {
    /** Opens a new draft under a name that no other one has. */
    readonly open: (draft: Draft) => Promise<void>;
    /** Opens a file as a new draft. */
    readonly openFile: (file: File) => Promise<void>;
    readonly duplicate: () => Promise<void>;
    readonly goOn: (kept: KeptDraft) => void;
    readonly kept: () => Promise<KeptDraft[]>;
    readonly forget: (id: string) => Promise<void>;
  };
  /** Draft → its editor as the user left it, with what can be undone. */
  readonly editorStates: Map<string, EditorState>;
}

export type CodeProps = PuzzleProps<HasCode, CodeControls>;
