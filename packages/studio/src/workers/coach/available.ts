import { StepListing, techniqueNames } from '@nonet/engine/explain';
import { techniqueRows } from '@nonet/engine/rating';
import type { Available, Repertoire } from '../../picture/coaching.ts';
import { type PlayerData, playerPuzzleOf } from '../../picture/player-data.ts';
import { type Exchange, type Handlers, inSlices } from '../work.ts';
import { coachStep } from './coach-step.ts';
import { isInRepertoire, toolsFor } from './tools.ts';

export interface AvailableApi {
  /** The techniques that a position allows, the easiest first. The progress is what is found so far. */
  available: Exchange<
    { player: PlayerData; repertoire: Repertoire },
    readonly Available[],
    readonly Available[]
  >;
}

export const availability: Handlers<AvailableApi> = { available };

/** At most this many steps of a technique are counted. */
const MOST = 50;

function* available({
  player,
  repertoire,
}: AvailableApi['available']['request']): Generator<
  readonly Available[] | undefined,
  readonly Available[]
> {
  const puzzle = playerPuzzleOf(player);
  const tools = toolsFor(repertoire);
  const found: Available[] = [];
  for (const { id } of techniqueRows) {
    if (!isInRepertoire(id, repertoire)) continue;
    const result = yield* inSlices(new StepListing(puzzle, id, { ...tools, limit: MOST }));
    if (result.kind === 'not-proper') continue;
    if (result.kind !== 'found') return found;
    const [first] = result.steps;
    if (!first) continue;
    found.push({
      technique: first.technique,
      name: techniqueNames[first.technique],
      count: result.steps.length,
      hasMore: !result.complete,
      first: coachStep(first),
    });
    yield [...found];
  }
  return found;
}
