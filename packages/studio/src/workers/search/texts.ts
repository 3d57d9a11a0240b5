import { readProgram } from './read-program.ts';
import { reading } from './read-text.ts';
import { tracing } from './tracing.ts';
import { write } from './write-text.ts';

/** The requests that read or write texts. The notations are larger than the rest of the worker. */
export const texts = { readProgram, ...reading, ...tracing, write };
