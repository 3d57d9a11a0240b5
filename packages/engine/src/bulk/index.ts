export { MissingWebAssembly } from '../assembly/assembly.ts';
export { BulkCanonical } from './bulk-canonical.ts';
export type { BulkRun } from './bulk-run.ts';
export { type BulkOptions, BulkSolver, type KernelForm, MAX_LIMIT } from './bulk-solver.ts';
export type { Enumeration } from './enumeration.ts';
