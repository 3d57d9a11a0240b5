import { StepListing } from '@nonet/engine/explain';
import { generate, Random } from '@nonet/engine/generate';
import { candidatesOf, type Geometry, geometry, gridOf } from '@nonet/engine/grid';
import { plainPuzzle } from '@nonet/engine/notation';
import { cellOf, digitIn, techniqueRows } from '@nonet/engine/rating';
import { Solving } from '@nonet/engine/solve';
import { finish } from '@nonet/engine/work';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../test/size.ts';
import type { CoachStep, Repertoire } from '../src/picture/coaching.ts';
import { type PlayerData, playerPuzzleOf } from '../src/picture/player-data.ts';
import { firstMistake } from '../src/workers/coach/first-mistake.ts';
import { guesses } from '../src/workers/coach/guesses.ts';
import { hint as hintIn } from '../src/workers/coach/hints.ts';
import { whyNot } from '../src/workers/coach/why-not.ts';
import type { Work } from '../src/workers/work.ts';

const ALL: Repertoire = { hardest: undefined, avoidsUniqueness: false };

function answerOf<Answer>(work: Work<unknown, Answer>): Answer {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** A game that is not over, without mistakes. Its notes are none, some or all. */
interface TestGame {
  readonly player: PlayerData;
  readonly solution: Uint8Array;
}

function gamesOf(shape: Geometry, seed: string, count: number): TestGame[] {
  const random = new Random(seed);
  return generate({ geometry: shape, seed, count }).puzzles.map(({ givens: puzzle, solution }) => {
    const { cells } = shape;
    const share = random.below(90);
    const digits = Array.from(puzzle.digits, (given, cell) =>
      given > 0 || random.below(100) >= share ? given : solution.digits[cell],
    );
    const { candidates } = candidatesOf(gridOf(shape, digits));
    const noted = [0, 40, 100][random.below(3)];
    const centre = Array.from({ length: cells }, (_, cell) =>
      digits[cell] === 0 && random.below(100) < noted ? candidates[cell] : 0,
    );
    const corner = Array.from({ length: cells }, () => 0);
    const player = { givens: plainPuzzle({ givens: puzzle }), digits, centre, corner };
    return { player, solution: Uint8Array.from(solution.digits) };
  });
}

function hintFor(player: PlayerData) {
  return answerOf(hintIn({ player, repertoire: ALL }));
}

/** The cells that the last picture of a step marks. */
function cellsDrawn(step: CoachStep, shape: Geometry): number[] {
  const last = step.stages.en.at(-1)!;
  const marked = last.layers.flatMap((layer) =>
    layer.kind === 'marks' ? layer.candidates.map((it) => cellOf(it, shape)) : [],
  );
  return [...new Set(marked)].sort((a, b) => a - b);
}

const SHAPES = [geometry(3, 3), geometry(2, 3), geometry(4, 4)];

describe.each(SHAPES)('the coach in a grid of $size×$size', (shape) => {
  const games = gamesOf(
    shape,
    `coach ${shape.size}`,
    shape.size > 9 ? sized(4, 200) : sized(40, 200),
  );
  const hinted = games.map((game) => ({ ...game, hint: hintFor(game.player) }));

  it('agrees with the solution, and gives the easiest step', () => {
    let steps = 0;
    for (const { hint, player, solution } of hinted) {
      if (hint.kind !== 'step') {
        expect(['full', 'stuck']).toContain(hint.kind);
        continue;
      }
      steps++;
      const { eliminations, placement, technique } = hint.step;
      for (const it of eliminations)
        expect(solution[cellOf(it, shape)]).not.toBe(digitIn(it, shape));
      if (placement !== undefined) {
        expect(solution[cellOf(placement, shape)]).toBe(digitIn(placement, shape));
      }
      const rank = techniqueRows.findIndex(({ techniques }) => techniques.includes(technique));
      for (const { id } of techniqueRows.slice(0, Math.min(rank, 20))) {
        const easier = finish(new StepListing(playerPuzzleOf(player), id, { limit: 1 }));
        expect(easier, `${id} instead of ${technique}`).toMatchObject({ steps: [] });
      }
    }
    expect(steps).toBeGreaterThan(games.length / 2);
  });

  it('draws the cells that it names, in both languages', () => {
    for (const { hint } of hinted) {
      if (hint.kind !== 'step') continue;
      const { en, ko } = hint.step.stages;
      for (const stages of [en, ko]) {
        const named = new Set(stages.flatMap((stage) => stage.named));
        const drawn = cellsDrawn(hint.step, shape);
        const unnamed = drawn.filter((cell) => !named.has(cell));
        // A picture of a house marks its candidates too.
        if (stages.at(-1)?.layers.some(({ kind }) => kind === 'houses')) continue;
        expect(unnamed, stages.map(({ text }) => text).join(' ')).toEqual([]);
      }
    }
  });

  it('names a planted mistake, and the move with which it began', () => {
    const random = new Random(`mistakes ${shape.size}`);
    for (const { player, solution } of games.slice(0, sized(15, 50))) {
      const blanks = [...player.digits.keys()].filter((cell) => player.digits[cell] === 0);
      if (blanks.length < 4) continue;
      const order = blanks.sort(() => random.below(3) - 1);
      const bad = random.below(3);
      const positions: PlayerData[] = [player];
      for (const [move, cell] of order.slice(0, 3).entries()) {
        const digits = [...positions[move].digits];
        const wrong = (solution[cell] % shape.size) + 1;
        digits[cell] = move === bad ? wrong : solution[cell];
        positions.push({ ...player, digits });
      }
      const hint = hintFor(positions[3]);
      if (hint.kind !== 'mistakes') throw new Error(`expected a mistake, got ${hint.kind}`);
      expect(hint.mistakes.map(({ cell }) => cell)).toContain(order[bad]);
      expect(answerOf(firstMistake(positions))).toBe(bad + 1);
    }
  });

  it('says why a digit is not in a cell, and it is true', () => {
    const random = new Random(`why not ${shape.size}`);
    const kinds = new Set<string>();
    for (const { player, solution } of games.slice(
      0,
      shape.size > 9 ? sized(4, 25) : sized(20, 100),
    )) {
      const blanks = [...player.digits.keys()].filter((cell) => player.digits[cell] === 0);
      if (blanks.length === 0) continue;
      const cell = blanks[random.below(blanks.length)];
      const digit = 1 + random.below(shape.size);
      const why = answerOf(whyNot({ player, cell, digit, repertoire: ALL }));
      kinds.add(why.kind);
      if (why.kind === 'right') {
        expect(solution[cell]).toBe(digit);
        continue;
      }
      expect(solution[cell]).not.toBe(digit);
      const tried = player.digits.with(cell, digit);
      const { count } = finish(new Solving({ givens: gridOf(shape, tried) }, { limit: 1 }));
      expect(count).toBe(0);
      if (why.kind === 'proof') {
        const last = why.steps.at(-1)!;
        expect(last.eliminations.length > 0 || last.placement !== undefined).toBe(true);
      }
    }
    expect(kinds.size).toBeGreaterThan(shape.size > 9 ? 0 : 1);
  });
});

it('counts what the strategies search as the library does', () => {
  const [{ player }] = gamesOf(geometry(3, 3), 'guesses', 1);
  const counts = answerOf(guesses({ player }));
  for (const { backs, placements, strategy } of counts) {
    const given = { givens: gridOf(geometry(3, 3), player.digits) };
    const { counters } = finish(new Solving(given, { strategy, limit: 1 }));
    expect({ backs, placements }).toEqual({
      backs: counters?.backs,
      placements: counters?.placements,
    });
  }
});
