export { Bank } from './bank.ts';
export type {
  Batch,
  BatchFile,
  BatchState,
  DonePart,
  NewBatch,
  NewPart,
  PartAnswer,
  PartAside,
  PartNotes,
  PartWork,
} from './batch/batch.ts';
export { BankFailure } from './database/bank-failure.ts';
export type { BankPuzzle, HodokuGrade, NewPuzzle, StoredPuzzle } from './puzzle/bank-puzzle.ts';
export type { Conditions, PuzzleOrder, Range } from './puzzle/conditions.ts';
export { newPuzzle } from './puzzle/new-puzzle.ts';
export { type WorkerSetting, workOnBatches } from './queue/work-on-batches.ts';
export type { Added } from './sql/adding.ts';
export { Batches } from './sql/batches.ts';
export type { BankStatistics } from './sql/statistics.ts';
export type { TakeResult } from './sql/taking.ts';
