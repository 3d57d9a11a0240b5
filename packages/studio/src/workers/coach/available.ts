import { type FoundSteps, hintRows, StepListing, techniqueNames } from '@nonet/engine/explain';
import { type Level, levels, type SearchId, variantRows } from '@nonet/engine/rating';
import { slicesOf } from '@nonet/engine/work';
import type { Available, CoachStep, NoStep } from '../../picture/coaching.ts';
import { playerPuzzleOf } from '../../picture/player-data.ts';
import { coachStep } from './coach-step.ts';
import { isInRepertoire, type Position, toolsFor } from './tools.ts';

/** At most this many steps of a technique are counted. */
const MOST = 50;

/**
 * The techniques that a position allows, the easiest level first, or why there are none. After a level that
 * has some, the harder ones are left out, unless all are asked for. The progress is what is found so far.
 */
export function* available({
  isAll,
  ...asked
}: Position & { isAll: boolean }): Generator<
  readonly Available[] | undefined,
  readonly Available[] | NoStep
> {
  const found: Available[] = [];
  const all = asked.player.givens.constraints ? variantRows : hintRows;
  const rows = levels.flatMap((level) => all.filter((row) => row.level === level));
  let easiest: Level | undefined;
  for (const { id, level } of rows) {
    if (!isAll && easiest !== undefined && level !== easiest) break;
    if (!isInRepertoire(id, asked.repertoire)) continue;
    const result = yield* listed(asked, id);
    if (result.kind === 'not-proper' || result.kind === 'unsupported') continue;
    if (result.kind === 'stopped') continue;
    if (result.kind !== 'found') return result.kind;
    const [first] = result.steps;
    if (!first) continue;
    easiest ??= level;
    found.push({
      search: id,
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

/** The steps of one of these techniques. */
export function* steps({
  search,
  ...asked
}: Position & { search: SearchId }): Generator<undefined, readonly CoachStep[]> {
  const result = yield* listed(asked, search);
  return result.kind === 'found' ? result.steps.map(coachStep) : [];
}

function listed(
  { player, repertoire }: Position,
  search: SearchId,
): Generator<undefined, FoundSteps> {
  const options = { ...toolsFor(repertoire), limit: MOST };
  return slicesOf(new StepListing(playerPuzzleOf(player), search, options));
}
