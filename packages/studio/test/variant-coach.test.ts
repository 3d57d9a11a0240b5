import { explain } from '@nonet/engine';
import { playerGridOf } from '@nonet/engine/explain';
import { Random } from '@nonet/engine/generate';
import { candidatesOf, type Geometry, parseCell } from '@nonet/engine/grid';
import { type PlainPuzzle, plainPuzzle, puzzleOf, shapeOf } from '@nonet/engine/notation';
import { cellOf, digitIn } from '@nonet/engine/rating';
import { solvePuzzle } from '@nonet/engine/solve';
import { describe, expect, it } from 'vitest';
import { VARIANT_KINDS, variantPuzzle } from '../../engine/test/explain/variant-puzzles.ts';
import type { CoachMistake, CoachStage, CoachStep, Hint } from '../src/picture/coaching.ts';
import { type PlayerData, playerPuzzleOf } from '../src/picture/player-data.ts';
import { variantGallery } from '../src/puzzle/variant-gallery.ts';
import { hint } from '../src/workers/coach/hints.ts';

/** Two hundred games take a minute. */
const GAMES = Number(process.env.GAMES ?? 14);
const KINDS = Object.keys(VARIANT_KINDS) as (keyof typeof VARIANT_KINDS)[];

interface TestGame {
  readonly player: PlayerData;
  readonly solution: ArrayLike<number>;
  /** The cell with a wrong digit, or with notes from which the right one was removed. */
  readonly wrong: number | undefined;
}

/** Of three puzzles, one is in the gallery, and two are made. */
function gameOf(at: number): TestGame {
  const random = new Random(`variant game ${at}`);
  const { puzzle } = variantGallery[Math.floor(at / 3) % variantGallery.length];
  const made = at % 3 > 0 && variantPuzzle(KINDS[at % KINDS.length], random);
  const givens = made ? plainPuzzle(made) : puzzle;
  const { solution } = solvePuzzle(puzzleOf(givens), { limit: 1 });
  if (!solution) throw new Error(`expected a puzzle with a solution, got game ${at}`);
  const player = played(givens, solution.digits, random);
  return {
    player,
    solution: solution.digits,
    wrong: goneWrong(player, solution.digits, at, random),
  };
}

/** A position that needs more than singles if there is one, or any, with right notes by chance. */
function played(givens: PlainPuzzle, solution: ArrayLike<number>, random: Random) {
  const isTrue = (share: number): boolean => random.below(100) < share;
  const { cells, size } = shapeOf(givens);
  const none = (): number[] => Array.from({ length: cells }, () => 0);
  const puzzle = puzzleOf(givens);
  // The steps of a 9×9 puzzle take half a second.
  const { steps = [] } = size < 9 ? explain(puzzle) : {};
  const hard = steps.filter(({ placement }) => placement === undefined);
  const chosen = hard.length > 0 ? hard : steps;
  const before = chosen.length > 0 ? random.shuffle([...chosen])[0].before : undefined;
  const share = random.below(70);
  const filledIn = Array.from(solution, (right, cell) =>
    puzzle.givens.digits[cell] > 0 || isTrue(share) ? right : 0,
  );
  const player = {
    givens,
    digits: before ? [...before.values] : filledIn,
    centre: none(),
    corner: none(),
    removed: none(),
  };
  const { filled } = playerGridOf(playerPuzzleOf(player));
  const { candidates } = before && isTrue(70) ? before : candidatesOf(filled);
  const noted = [0, 40, 100, 100][random.below(4)];
  for (const [cell, digit] of player.digits.entries()) {
    if (digit > 0 || !isTrue(noted)) continue;
    const some = isTrue(70) ? candidates[cell] : candidates[cell] & random.below(1 << size);
    // Half-written notes may still lack the digit of the solution.
    const notes = isTrue(10) ? some : some | (1 << (solution[cell] - 1));
    player[isTrue(70) ? 'centre' : 'corner'][cell] = notes;
  }
  return player;
}

/** Of ten games, three get a wrong digit, and one wrong notes. */
function goneWrong(
  { centre, digits, removed }: ReturnType<typeof played>,
  solution: ArrayLike<number>,
  at: number,
  random: Random,
): number | undefined {
  const size = Math.max(...Array.from(solution));
  const [cell] = random.shuffle([...digits.keys()].filter((it) => digits[it] === 0));
  if (at % 10 > 3) return undefined;
  if (at % 10 < 3) {
    digits[cell] = 1 + ((solution[cell] + random.below(size - 1)) % size);
    return cell;
  }
  const right = 1 << (solution[cell] - 1);
  centre[cell] = ((1 << size) - 1) & ~right;
  removed[cell] = right;
  return cell;
}

function hintFor(player: PlayerData): Hint {
  const work = hint({ player, repertoire: { hardest: undefined, avoidsUniqueness: false } });
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

/** The cells that a stage marks, without those that its text names. */
function drawn({ layers }: CoachStage, shape: Geometry): Set<number> {
  return new Set(
    layers.flatMap((layer) => {
      if (layer.kind === 'cells') return layer.cells;
      if (layer.kind === 'houses') return layer.houses.flatMap((it) => [...shape.houses[it]]);
      return layer.kind === 'marks' ? layer.candidates.map((it) => cellOf(it, shape)) : [];
    }),
  );
}

function namedIn(text: string, shape: Geometry): number[] {
  return [...text.matchAll(/r\d+c\d+/g)].map(([name]) => parseCell(shape, name)!);
}

function faultsOfStep(
  { eliminations, placement, stages }: CoachStep,
  solution: ArrayLike<number>,
  shape: Geometry,
): string[] {
  const isRight = (it: number): boolean => solution[cellOf(it, shape)] === digitIn(it, shape);
  const isTrue = !eliminations.some(isRight) && (placement === undefined || isRight(placement));
  const undrawn = [...stages.en, ...stages.ko].flatMap((stage) => {
    const seen = drawn(stage, shape);
    return namedIn(stage.text, shape).every((cell) => seen.has(cell)) ? [] : [stage.text];
  });
  return isTrue ? undrawn : ['not the solution', ...undrawn];
}

function faultsOfMistake(
  { cell, digit, kind, texts }: CoachMistake,
  solution: ArrayLike<number>,
  shape: Geometry,
): string[] {
  const isTrue = (solution[cell] === digit) === (kind !== 'wrong-digit');
  const unnamed = [texts.en[3], texts.ko[3]].filter((text) => !namedIn(text, shape).includes(cell));
  return isTrue ? unnamed : ['no mistake', ...unnamed];
}

describe('the coach of a variant', () => {
  it('agrees with the solution, draws what she names, and names what is wrong', () => {
    const [faults, kinds]: string[][] = [[], []];
    for (let at = 0; at < GAMES; at++) {
      const { player, solution, wrong } = gameOf(at);
      const found = hintFor(player);
      const shape = playerGridOf(playerPuzzleOf(player)).givens.geometry;
      kinds.push(found.kind === 'step' ? found.step.technique : found.kind);
      const isExpected = found.kind === (wrong === undefined ? 'step' : 'mistakes');
      if (!isExpected) faults.push(`game ${at}: ${found.kind}`);
      if (found.kind === 'step') faults.push(...faultsOfStep(found.step, solution, shape));
      if (found.kind !== 'mistakes') continue;
      faults.push(...found.mistakes.flatMap((it) => faultsOfMistake(it, solution, shape)));
      if (!found.mistakes.some(({ cell }) => cell === wrong)) faults.push(`game ${at}: not named`);
    }
    expect(faults).toEqual([]);
    expect(new Set(kinds).size).toBeGreaterThan(3);
  });
});
