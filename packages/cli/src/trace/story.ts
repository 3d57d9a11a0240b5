import { counted } from '@nonet/engine/explain';
import { formatCell, type Geometry, houseName } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import type { Story } from '@nonet/engine/search';
import type { Trace } from '@nonet/engine/trace';
import type { Role } from '../report/palette.ts';

/** A sentence about a moment of the search. */
export interface Sentence {
  readonly text: string;
  readonly role: Role;
}

/** If the trace is broken or cut, says so. */
export function endingOf({ fault, isCut }: Trace): Sentence | undefined {
  if (fault) {
    const { line, column, expected, found } = fault;
    return said(`× ${line}:${column}: expected ${expected}, found ${found}`, 'dead');
  }
  return isCut ? said('cut: later events of the program were not recorded', 'strong') : undefined;
}

const said = (text: string, role: Role = 'plain'): Sentence => ({ text, role });

/** The sentence for what happens at a moment. */
export function sentenceOf(story: Story, geometry: Geometry): Sentence {
  const name = (cell: number): string => formatCell(geometry, cell);
  switch (story.kind) {
    case 'start':
      return said(`${story.blanks} blanks to fill`);
    case 'place':
      return said(`place ${symbolOf(story.digit)} at ${name(story.cell)}`);
    case 'force':
      return said(`place ${symbolOf(story.digit)} at ${name(story.cell)}, forced`);
    case 'no-digit':
      return said(`× ${name(story.cell)}: no digit fits, back to ${name(story.back)}`, 'dead');
    case 'no-place': {
      const why = `${houseName(geometry, story.house)}: no place for ${symbolOf(story.digit)}`;
      return said(`× ${why}, back to ${name(story.back)}`, 'dead');
    }
    case 'dead-end':
      return said(`× dead end, back to ${name(story.back)}`, 'dead');
    case 'remove':
      return said(`${removal(story, name)}, next ${symbolOf(story.to)}`);
    case 'retreat':
      return said(`${removal(story, name)}, back to ${name(story.to)}`, 'dead');
    case 'remove-last':
      return said(removal(story, name));
    case 'solution': {
      const which = story.number > 1 ? `solution ${story.number}` : 'solution';
      return said(`✓ ${which} after ${counted(story.events, 'event')}`, 'solved');
    }
    case 'exhausted': {
      const { solutions } = story;
      const found = solutions === 0 ? 'no solution' : counted(solutions, 'solution');
      return said(`search exhausted: ${found}`, 'strong');
    }
    case 'stopped':
      return said(`stopped after ${counted(story.events, 'event')}`, 'strong');
  }
}

interface Removed {
  readonly digit: number;
  readonly cell: number;
}

const removal = ({ cell, digit }: Removed, name: (cell: number) => string): string =>
  `remove ${symbolOf(digit)} from ${name(cell)}`;
