import { describe, expect, it } from 'vitest';
import { HintSearch } from '../../src/explain/hint-search.ts';
import { languages } from '../../src/explain/language.ts';
import { unfinishedText } from '../../src/explain/unfinished-notes.ts';
import { Random } from '../../src/generate/random.ts';
import { digitsOf } from '../../src/grid/digit-set.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import { producersOf } from '../../src/rating/scales.ts';
import { sharedSolver } from '../../src/solve/shared-solver.ts';
import { candidateOf, cellOf, digitIn } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';
import { blanksOf, type Game, gameOf, playerPuzzle } from './games.ts';
import { pathsOf } from './paths.ts';

const tools = { producers: producersOf('hodoku'), solver: sharedSolver() };

/** The game with only some of its notes, as if the player were still writing. All are right so far. */
function halfWritten(game: Game, random: Random): Game {
  const half = (set: number): number =>
    digitsOf(set).reduce((kept, digit) => kept | (random.below(2) << (digit - 1)), 0);
  const kept = { ...game, centre: game.centre.map(half), corner: game.corner.map(half) };
  // Notes for some cells of a box, which are neither pairs nor complete.
  for (const cell of blanksOf(game)) {
    if (random.below(6) > 0) continue;
    const kind = random.below(3) === 0 ? 'centre' : 'corner';
    const other = random.below(9) + 1;
    kept[kind][cell] |= (1 << (other - 1)) | (random.below(2) * setOf(game, cell));
  }
  return kept;
}

function setOf({ solution }: Game, cell: number): number {
  return 1 << (solution[cell] - 1);
}

function answerTo(game: Game) {
  return finish(new HintSearch(playerPuzzle(game), tools));
}

/** The cells whose notes lack their digit, and with which notes something else is claimed. */
function lacking(game: Game): number[] {
  return blanksOf(game).filter((cell) => {
    const set = setOf(game, cell);
    if ((game.centre[cell] & set) !== 0) return false;
    const box = [...CLASSIC.houses[18 + CLASSIC.box[cell]]];
    const isClaimed = box.some((it) => game.digits[it] === 0 && (game.corner[it] & set) !== 0);
    return game.centre[cell] !== 0 || (isClaimed && (game.corner[cell] & set) === 0);
  });
}

describe('notes that a player has only half written', () => {
  const random = new Random('half');
  const games = pathsOf('half', 40, { level: 'medium' })
    .flatMap((path) => Array.from({ length: 5 }, () => gameOf(path, random)))
    .map((game) => halfWritten(game, random));

  it('are never called wrong, and no step rests on them', () => {
    expect(games).toHaveLength(200);
    let unfinished = 0;
    for (const game of games) {
      const found = answerTo(game);
      if (found.kind !== 'step') throw new Error(`expected a step, got ${found.kind}`);
      const { eliminations, placement } = found.step;
      for (const it of eliminations) expect(game.solution[cellOf(it)]).not.toBe(digitIn(it));
      if (placement !== undefined)
        expect(game.solution[cellOf(placement)]).toBe(digitIn(placement));
      for (const cell of blanksOf(game))
        expect(found.step.before.candidates[cell] & setOf(game, cell)).not.toBe(0);
      expect(found.unfinished.length > 0).toBe(lacking(game).length > 0);
      if (found.unfinished.length > 0) unfinished++;
      for (const { missing } of found.unfinished)
        expect(missing.some((it) => game.solution[cellOf(it)] === digitIn(it))).toBe(true);
      for (const language of languages) {
        const text = unfinishedText(found.unfinished, { language });
        expect(text === undefined).toBe(found.unfinished.length === 0);
        if (text) expect(text).not.toMatch(/wrong|mistake|틀렸|undefined|\(이\)|을\(를\)/);
      }
    }
    expect(unfinished).toBeGreaterThan(100);
  });

  it('are wrong once the right one was removed', () => {
    let planted = 0;
    for (const game of games) {
      const cells = lacking(game);
      if (cells.length === 0) continue;
      const cell = cells[random.below(cells.length)];
      const removed = game.removed.with(cell, setOf(game, cell));
      const found = answerTo({ ...game, removed });
      if (found.kind !== 'mistakes') throw new Error(`expected a mistake, got ${found.kind}`);
      const candidate = candidateOf(cell, game.solution[cell]);
      expect(new Set(found.mistakes.map((it) => it.candidate))).toEqual(new Set([candidate]));
      planted++;
    }
    expect(planted).toBeGreaterThan(100);
  });

  it('are told with what they lack, in both languages', () => {
    const notes = [
      {
        note: { kind: 'corner', house: 18, digit: 5 },
        missing: [candidateOf(1, 5), candidateOf(9, 5)],
      },
    ] as const;
    expect(unfinishedText(notes, { language: 'en' })).toBe(
      'Your notes of 5 in box 1 are not complete yet: they lack 5 in r1c2 and r2c1. This hint does not rest on them.',
    );
    expect(unfinishedText(notes, { language: 'ko' })).toBe(
      '1번 상자의 5 메모가 아직 덜 적혔어요. r1c2와 r2c1에 5를 더 적을 수 있어요. 이 힌트는 그 메모를 쓰지 않아요.',
    );
    const centre = [
      { note: { kind: 'centre', cell: 0 }, missing: [candidateOf(0, 2), candidateOf(0, 7)] },
    ] as const;
    expect(unfinishedText(centre, { language: 'en' })).toBe(
      'Your notes in r1c1 are not complete yet: they lack 2 and 7 in r1c1. This hint does not rest on them.',
    );
  });
});
