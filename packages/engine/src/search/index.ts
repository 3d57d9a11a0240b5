export { strategies, strategyById } from './all.ts';
export { nextBack, previousBack } from './backs.ts';
export { type Contradiction, contradiction } from './contradiction.ts';
export { unsupportedReason } from './laid-out.ts';
export { isContradictory, isVariant, type Puzzle } from './puzzle.ts';
export { type Moment, type PathEntry, Recording, type RecordingOptions } from './recording.ts';
export { type End, Run, type RunOptions } from './run.ts';
export { type Story, type StoryMoment, storyOf } from './story.ts';
export type {
  Checkpoint,
  Counters,
  Limits,
  Search,
  SearchEvent,
  SearchStatus,
  Strategy,
} from './strategy.ts';
export { TraceLines, type TraceOptions, type TraceSummary } from './trace-lines.ts';
