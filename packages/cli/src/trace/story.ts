import { formatCell, houseName } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import type { Contradiction, End, Moment } from '@nonet/engine/search';
import type { Role } from './ink.ts';

/** A moment in words. */
export interface Story {
  readonly text: string;
  readonly role: Role;
}

/** `end` is given at the last moment of a recording, and says why it is the last. */
export function storyOf(
  moment: Moment,
  dead: Contradiction | undefined,
  end: End | undefined,
): Story {
  const { last, next, grid, solved, counters, path, blanks } = moment;
  const name = (cell: number): string => formatCell(grid.geometry, cell);
  const events = moment.event.toLocaleString('en');

  if (solved) {
    const which = counters.solutions > 1 ? `solution ${counters.solutions}` : 'solution';
    return { text: `✓ ${which} after ${events} events`, role: 'solved' };
  }
  if (end === 'exhausted') {
    const { solutions } = counters;
    const found = `${solutions === 0 ? 'no' : solutions} solution${solutions > 1 ? 's' : ''}`;
    return { text: `all is tried: ${found}`, role: 'strong' };
  }
  if (end === 'stopped') return { text: `stopped here, after ${events} events`, role: 'strong' };
  if (!last) return { text: `${blanks.length} blanks to fill`, role: 'plain' };

  const digit = symbolOf(last.digit);
  if (last.kind === 'placement') {
    if (moment.deadEnd) return { text: deadEndText(moment, dead), role: 'dead' };
    const forced = path.at(-1)?.forced ? ', forced' : '';
    return { text: `place ${digit} at ${name(last.cell)}${forced}`, role: 'plain' };
  }
  const out = `take ${digit} out of ${name(last.cell)}`;
  if (next?.kind === 'back') return { text: `${out}, back to ${name(next.cell)}`, role: 'dead' };
  return { text: next ? `${out}, next ${symbolOf(next.digit)}` : out, role: 'plain' };
}

function deadEndText(moment: Moment, dead: Contradiction | undefined): string {
  const { geometry } = moment.grid;
  const back = moment.next ? `, back to ${formatCell(geometry, moment.next.cell)}` : '';
  if (!dead) return `× dead end${back}`;
  if ('cell' in dead) return `× ${formatCell(geometry, dead.cell)}: no digit fits${back}`;
  return `× ${houseName(geometry, dead.house)}: no place for ${symbolOf(dead.digit)}${back}`;
}
