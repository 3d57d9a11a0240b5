import { BulkSolver } from '@nonet/engine/bulk';
import { chainProducers, type HintTools, hintRows } from '@nonet/engine/explain';
import { assumesOneSolution, producersOf, type SearchId } from '@nonet/engine/rating';
import type { Repertoire } from '../../picture/coaching.ts';
import type { PlayerData } from '../../picture/player-data.ts';

/** What a player has written, and the techniques with which the coach looks at it. */
export interface Position {
  readonly player: PlayerData;
  readonly repertoire: Repertoire;
}

const producers = producersOf('hodoku');
const chains = chainProducers();
const solver = new BulkSolver();

export function toolsFor(repertoire: Repertoire): HintTools {
  const { avoidsUniqueness } = repertoire;
  return {
    producers,
    chains,
    solver,
    accepts: (search) => isInRepertoire(search, repertoire),
    acceptsBeyond: (search) => isInRepertoire(search, { hardest: undefined, avoidsUniqueness }),
  };
}

export function isInRepertoire(
  search: SearchId,
  { avoidsUniqueness, hardest }: Repertoire,
): boolean {
  const rankOf = (id: SearchId): number => hintRows.findIndex((row) => row.id === id);
  const last = hardest === undefined ? -1 : rankOf(hardest);
  if (search === 'brute-force' || (last >= 0 && rankOf(search) > last)) return false;
  return !avoidsUniqueness || !assumesOneSolution(search);
}
