import { formatCell, houseName } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import type { Contradiction, End, Moment } from '@nonet/engine/search';
import type { Trace } from '@nonet/engine/trace';
import { counted } from '../core/counted.ts';
import type { Role } from '../report/palette.ts';

/** A sentence about a moment of the search. */
export interface Story {
  readonly text: string;
  readonly role: Role;
}

/** If the trace is broken or cut, says so. */
export function endingOf({ fault, isCut }: Trace): Story | undefined {
  if (fault) {
    const { line, column, expected, found } = fault;
    return { text: `× ${line}:${column}: expected ${expected}, found ${found}`, role: 'dead' };
  }
  if (!isCut) return undefined;
  return { text: 'cut: later events of the program were not recorded', role: 'strong' };
}

/** @param end Why the search ended, if this is its last moment. */
export function storyOf(
  moment: Moment,
  dead: Contradiction | undefined,
  end: End | undefined,
): Story {
  const { last, next, grid, solved, counters, path, blanks } = moment;
  const name = (cell: number): string => formatCell(grid.geometry, cell);
  const events = counted(moment.event, 'event');

  if (solved) {
    const which = counters.solutions > 1 ? `solution ${counters.solutions}` : 'solution';
    return { text: `✓ ${which} after ${events}`, role: 'solved' };
  }
  if (end === 'exhausted') {
    const { solutions } = counters;
    const found = `${solutions === 0 ? 'no' : solutions} solution${solutions > 1 ? 's' : ''}`;
    return { text: `search exhausted: ${found}`, role: 'strong' };
  }
  if (end === 'stopped') return { text: `stopped after ${events}`, role: 'strong' };
  if (!last) return { text: `${blanks.length} blanks to fill`, role: 'plain' };

  const digit = symbolOf(last.digit);
  if (last.kind === 'placement') {
    if (moment.deadEnd) return { text: deadEndText(moment, dead), role: 'dead' };
    const forced = path.at(-1)?.forced ? ', forced' : '';
    return { text: `place ${digit} at ${name(last.cell)}${forced}`, role: 'plain' };
  }
  const removal = `remove ${digit} from ${name(last.cell)}`;
  if (next?.kind === 'back')
    return { text: `${removal}, back to ${name(next.cell)}`, role: 'dead' };
  return { text: next ? `${removal}, next ${symbolOf(next.digit)}` : removal, role: 'plain' };
}

function deadEndText(moment: Moment, dead: Contradiction | undefined): string {
  const { geometry } = moment.grid;
  const back = moment.next ? `, back to ${formatCell(geometry, moment.next.cell)}` : '';
  if (!dead) return `× dead end${back}`;
  if ('cell' in dead) return `× ${formatCell(geometry, dead.cell)}: no digit fits${back}`;
  return `× ${houseName(geometry, dead.house)}: no place for ${symbolOf(dead.digit)}${back}`;
}
