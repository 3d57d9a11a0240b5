import { hintRows, StepListing } from '@nonet/engine/explain';
import { undone } from '@nonet/engine/game';
import { generate, Random } from '@nonet/engine/generate';
import { candidatesOf, type Geometry, geometry, gridOf } from '@nonet/engine/grid';
import { plainPuzzle } from '@nonet/engine/notation';
import { cellOf, digitIn, levels, techniqueRowOf } from '@nonet/engine/rating';
import { Solving } from '@nonet/engine/solve';
import { finish } from '@nonet/engine/work';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../test/size.ts';
import { playerData } from '../src/game/player-data.ts';
import { type GameState, newGame, withEntry } from '../src/game/state.ts';
import { clearing, fillingNotes, writing } from '../src/game/writing.ts';
import type { CoachStep, Repertoire } from '../src/picture/coaching.ts';
import { type PlayerData, playerPuzzleOf } from '../src/picture/player-data.ts';
import { coachWords } from '../src/rooms/play/coach/words.ts';
import { available } from '../src/workers/coach/available.ts';
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
    const [corner, removed] = [1, 2].map(() => Array.from({ length: cells }, () => 0));
    const player = { givens: plainPuzzle({ givens: puzzle }), digits, centre, corner, removed };
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
    shape.size > 9 ? sized(4, 15) : sized(40, 70),
  );
  const hinted = games.map((game) => ({ ...game, hint: hintFor(game.player) }));

  it('agrees with the solution, and gives the easiest step', () => {
    let steps = 0;
    for (const { hint, player, solution } of hinted) {
      if (hint.kind !== 'step') {
        expect(hint.kind).toBe('full');
        continue;
      }
      steps++;
      const { eliminations, placement, technique } = hint.step;
      for (const it of eliminations)
        expect(solution[cellOf(it, shape)]).not.toBe(digitIn(it, shape));
      if (placement !== undefined) {
        expect(solution[cellOf(placement, shape)]).toBe(digitIn(placement, shape));
      }
      const rank = hintRows.findIndex(({ techniques }) => techniques.includes(technique));
      for (const { id } of hintRows.slice(0, Math.min(rank, 20))) {
        const easier = finish(new StepListing(playerPuzzleOf(player), id, { limit: 1 }));
        expect(easier, `${id} instead of ${technique}`).toMatchObject({ steps: [] });
      }
    }
    expect(steps).toBeGreaterThan(games.length / 2);
  });

  it('lists the easiest level that has steps, and then all', () => {
    const repertoire: Repertoire = { ...ALL, hardest: 'xyz-wing' };
    for (const { player } of games.slice(0, shape.size > 9 ? 0 : sized(4, 6))) {
      const levelsFor = (isAll: boolean) => {
        const found = answerOf(available({ player, repertoire, isAll }));
        if (typeof found === 'string') return [];
        return found.map(({ search }) => levels.indexOf(techniqueRowOf(search)!.level));
      };
      const easiest = levelsFor(false);
      const all = levelsFor(true);
      expect(all).toEqual(all.toSorted((a, b) => a - b));
      expect(easiest).toEqual(all.filter((level) => level === all[0]));
    }
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
    for (const { player, solution } of games.slice(0, sized(15, 30))) {
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
      shape.size > 9 ? sized(4, 10) : sized(20, 50),
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

describe('the notes of a game', () => {
  const puzzle =
    '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
  const start = newGame({ boxRows: 3, boxColumns: 3, cells: puzzle });
  /** Writes a note, or removes it. r1c2 is 1, r1c3 is 7. */
  const noted = (game: GameState, mode: 'centre' | 'corner', digit: number, ...cells: number[]) =>
    withEntry(
      game,
      { kind: mode, changes: writing(game, cells, { digit, mode }, { cleansNotes: true }) },
      0,
    );
  const filled = (game: GameState) =>
    withEntry(game, { kind: 'fill-notes', changes: fillingNotes(game) }, 0);
  const cleared = (game: GameState, cell: number) =>
    withEntry(game, { kind: 'clear', changes: clearing(game, [cell]) }, 0);
  const kindsFor = (game: GameState) => {
    const hint = hintFor(playerData(game, game));
    if (hint.kind === 'mistakes') return hint.mistakes.map(({ kind }) => kind);
    if (hint.kind !== 'step') throw new Error(`expected a step, got ${hint.kind}`);
    return hint.unfinishedText.en ? ['unfinished'] : [];
  };

  it('are not finished while the right one is not written', () => {
    const pair = noted(start, 'corner', 1, 2, 10);
    expect(kindsFor(pair)).toEqual(['unfinished']);
    expect(kindsFor(noted(pair, 'corner', 1, 1))).toEqual([]);
    expect(kindsFor(noted(start, 'centre', 2, 1))).toEqual(['unfinished']);
    const hint = hintFor(playerData(pair, pair));
    expect(hint).toMatchObject({ kind: 'step', isBeyond: false });
    // Notes that become those of a full cell lose nothing.
    const full = noted(noted(start, 'corner', 1, 1, 2), 'corner', 1, 1);
    expect(kindsFor(noted(full, 'centre', 1, 1))).toEqual([]);
  });

  it('are wrong if the right one was removed, and a cleared cell begins anew', () => {
    const removed = noted(noted(start, 'corner', 1, 1, 2), 'corner', 1, 1);
    expect(kindsFor(removed)).toEqual(['corner-notes']);
    const wrong = noted(filled(start), 'centre', 1, 1);
    expect(kindsFor(wrong)).toEqual(['removed-digit']);
    expect(kindsFor(undone(wrong))).toEqual([]);
    const positions = [start, undone(wrong), wrong].map((game) => playerData(game, game));
    expect(answerOf(firstMistake(positions))).toBe(2);
    expect(kindsFor(cleared(wrong, 1))).toEqual([]);
    // A wrong digit has removed notes, and is then cleared.
    const changes = writing(filled(start), [2], { digit: 1, mode: 'digit' }, { cleansNotes: true });
    const placed = withEntry(filled(start), { kind: 'digit', changes }, 0);
    expect(kindsFor(placed)).toEqual(['wrong-digit']);
    expect(kindsFor(cleared(placed, 2))).toContain('removed-digit');
  });
});

describe('a hint beyond the list of the player', () => {
  const HARDEST =
    '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';
  const nothing = Array.from({ length: 81 }, () => 0);
  const player: PlayerData = {
    givens: { boxRows: 3, boxColumns: 3, cells: HARDEST },
    digits: Array.from(HARDEST, (symbol) => Number(symbol) || 0),
    centre: nothing,
    corner: nothing,
    removed: nothing,
  };

  it('says what it looks for, and shows a chain whole before it tells it', () => {
    const work = hintIn({ player, repertoire: { hardest: 'x-wing', avoidsUniqueness: true } });
    const stages = new Set<unknown>();
    let step = work.next();
    for (; !step.done; step = work.next()) stages.add(step.value);
    expect(stages).toContain('beyond');
    const hint = step.value;
    if (hint.kind !== 'step') throw new Error(`expected a step, got ${hint.kind}`);
    expect(hint.isBeyond).toBe(true);
    // The chain is too long to follow, so there is something to try.
    expect(hint.trial?.text.en).toMatch(/^Try \d/);
    const [whole, ...others] = hint.step.stages.en;
    expect(whole.text).toContain(others.at(-1)?.text);
    expect(whole.layers).toEqual(others.at(-1)?.layers);
  });
});

it('names the first wrong move as Koreans count', () => {
  expect(coachWords.ko.wrongSince(1)).toBe('첫 번째로 쓴 것이 잘못됐어요.');
  expect(coachWords.ko.wrongSince(7)).toBe('7번째로 쓴 것이 잘못됐어요.');
});

it('says nothing of searches that see a mistake at once, or cannot search the variant', () => {
  const atOnce = { placements: 0, last: 'r1c1', isStopped: false };
  const { deaths } = coachWords.ko;
  const said = 'r2c3에 4를 넣으면 해가 없어요.';
  expect(deaths('4', 'r2c3', [atOnce, atOnce])).toBe(said);
  expect(deaths('4', 'r2c3', [])).toBe(said);
  expect(deaths('4', 'r2c3', [{ ...atOnce, placements: 12 }, atOnce])).toBe(
    `${said} 행 순서대로 채워 보면 숫자를 12번 넣은 뒤 r1c1에서 알 수 있어요. 후보가 가장 적은 칸부터 채워 보면 바로 알 수 있어요.`,
  );
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
