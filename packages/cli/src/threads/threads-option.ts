import { availableParallelism } from 'node:os';
import { type TypedOption, whole } from '../core/option.ts';

export const threadsOption = (
  description = 'threads for files with one 9×9 puzzle per line; other files use one thread',
): TypedOption<number> =>
  whole('-j, --threads <n>', description).defaultsTo(availableParallelism(), 'one per core');
