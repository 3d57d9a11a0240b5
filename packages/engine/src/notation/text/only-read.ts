import { defineNotation, type Notation } from '../notation.ts';
import { line } from './line.ts';

type Definition = Pick<Notation, 'id' | 'summary' | 'reader' | 'sizes'>;

/** Makes a notation that is only read. Answers to its puzzles are written as in `line`. */
export function onlyRead(definition: Definition): Notation {
  return defineNotation({
    ...definition,
    holds: line.holds,
    format: (record, index) => line.format(record, index),
  });
}
