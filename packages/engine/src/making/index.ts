export { batchMaker } from './batch-maker.ts';
export { Distinct } from './distinct.ts';
export { type Batch, type BatchAnswer, type MakingTask, makingTask } from './making-task.ts';
