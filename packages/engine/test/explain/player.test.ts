import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { HintSearch } from '../../src/explain/hint-search.ts';
import { mistakeHint } from '../../src/explain/hint-texts.ts';
import { languages } from '../../src/explain/language.ts';
import type { Mistake } from '../../src/explain/mistakes.ts';
import { notesText } from '../../src/explain/note-texts.ts';
import { explainStep } from '../../src/explain/sentence.ts';
import type { PlayerStep } from '../../src/explain/step-notes.ts';
import { Random } from '../../src/generate/random.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import { findSteps } from '../../src/library/find-steps.ts';
import { hint } from '../../src/library/hint.ts';
import type { Level } from '../../src/rating/hodoku/hodoku-scale.ts';
import { producersOf } from '../../src/rating/scales.ts';
import { candidateOf, cellOf, digitIn, type TechniqueId } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';
import { AI_ESCARGOT, grid, WIKIPEDIA } from '../puzzles.ts';
import { allowedIn, blanksOf, type Game, gameOf, playerPuzzle, seenIn } from './games.ts';
import { pathsOf } from './paths.ts';
import { faultsOf } from './step-faults.ts';
import { checkText } from './texts/check-text.ts';

const producers = producersOf('hodoku');

function answerTo(game: Game) {
  return finish(new HintSearch(playerPuzzle(game), { producers }));
}

function gamesOf(seed: string, count: number, level: Level = 'medium'): Game[] {
  const random = new Random(seed);
  return pathsOf(seed, Math.ceil(count / 5), { level })
    .flatMap((path) => Array.from({ length: 5 }, () => gameOf(path, random)))
    .slice(0, count);
}

/** What is wrong with the text of a step, for someone who believes only these notes. */
function faultIn(step: PlayerStep, game: Game): string | undefined {
  return checkText(explainStep(step, 'en'), seenIn(game), step).fault;
}

/** The game with the notes on which the step rests, except one of them. */
function withNotes(game: Game, step: PlayerStep, dropped?: number): Game {
  const [centre, corner] = [new Int32Array(81), new Int32Array(81)];
  for (const [i, note] of step.notes.restsOn.entries()) {
    if (i === dropped) continue;
    if (note.kind === 'centre') centre[note.cell] = game.centre[note.cell];
    else {
      const set = 1 << (note.digit - 1);
      for (const cell of CLASSIC.houses[note.house]) corner[cell] |= game.corner[cell] & set;
    }
  }
  return { ...game, centre, corner };
}

describe('the coach of a player with digits and notes', () => {
  it('answers rightly in games by chance', () => {
    const techniques = new Set<TechniqueId>();
    const counts = { single: 0, restsOn: 0, needs: 0 };
    const count = sized(12, 40);
    for (const game of [...gamesOf('coach', count), ...gamesOf('coach', count, 'unfair')]) {
      const found = answerTo(game);
      if (found.kind !== 'step') throw new Error(`expected a step, got ${found.kind}`);
      const { before, eliminations, notes, placement, technique } = found.step;
      techniques.add(technique);
      const allowed = Array.from(game.digits, (_, cell) => allowedIn(game, cell));
      expect([...before.candidates]).toEqual([...seenIn(game).candidates]);
      for (const it of placement === undefined ? eliminations : [placement]) {
        const isRight = game.solution[cellOf(it)] === digitIn(it);
        expect(isRight).toBe(placement !== undefined);
        expect(allowedIn(game, cellOf(it))).toContain(digitIn(it));
      }
      // A single note is a naked single, and only other singles are easier.
      const hasSingle = allowed.some((digits) => digits.length === 1);
      expect(technique).toMatch(
        hasSingle ? /^(full-house|hidden-single|naked-single)$/ : /^(?!full-house|naked-single)/,
      );
      if (hasSingle) counts.single++;
      expect(faultIn(found.step, game)).toBeUndefined();
      expect(faultsOf(found.step)).toEqual([]);
      checkNotes(found.step, game);
      if (notes.restsOn.length > 0) counts.restsOn++;
      if (notes.needs.length > 0) counts.needs++;
    }
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(sized(1, 4));
    expect(techniques.size).toBeGreaterThan(sized(3, 5));
  });
});

/** The step must hold with the notes on which it rests, and need no more once its notes are made. */
function checkNotes(step: PlayerStep, game: Game): void {
  const { needs, restsOn } = step.notes;
  expect(faultIn(step, withNotes(game, step))).toBeUndefined();
  if (/single|locked-candidates/.test(step.technique)) {
    for (const i of restsOn.keys()) expect(faultIn(step, withNotes(game, step, i))).toBeDefined();
  }
  const centre = game.centre.slice();
  for (const it of needs) {
    expect(allowedIn(game, cellOf(it))).toContain(digitIn(it));
    expect(game.centre[cellOf(it)]).toBe(0);
    centre[cellOf(it)] = step.before.candidates[cellOf(it)];
  }
  const again = answerTo({ ...game, centre });
  expect(again).toMatchObject({ kind: 'step', step: { technique: step.technique } });
  expect(again.kind === 'step' && again.step.notes.needs).toEqual([]);
}

type Planted = (game: Game, random: Random) => Mistake | undefined;

/** Plants a mistake in a game. Returns undefined if the game has no place for it. */
const PLANTS: Readonly<Record<Mistake['kind'], Planted>> = {
  'wrong-digit'(game, random) {
    const cell = oneOf(blanksOf(game), random);
    const digit = ((game.solution[cell] + random.below(8)) % 9) + 1;
    game.digits[cell] = digit;
    return { kind: 'wrong-digit', candidate: candidateOf(cell, digit) };
  },
  'removed-digit'(game, random) {
    const several = (cell: number) => (game.centre[cell] & (game.centre[cell] - 1)) !== 0;
    const cells = blanksOf(game).filter(several);
    if (cells.length === 0) return undefined;
    const cell = oneOf(cells, random);
    game.centre[cell] &= ~setOf(game, cell);
    remove(game, cell);
    return { kind: 'removed-digit', candidate: candidateOf(cell, game.solution[cell]) };
  },
  'corner-notes'(game, random) {
    const beside = (home: number) =>
      game.centre[home] & setOf(game, home) ? [] : cornersBeside(game, home);
    const homes = blanksOf(game).filter((home) => beside(home).length > 0);
    if (homes.length === 0) return undefined;
    const home = oneOf(homes, random);
    const cells = beside(home);
    game.corner[home] &= ~setOf(game, home);
    remove(game, home);
    return { kind: 'corner-notes', candidate: candidateOf(home, game.solution[home]), cells };
  },
  'digit-against-notes'(game, random) {
    const own = [...game.digits.keys()].filter((cell) => game.digits[cell] !== 0);
    const cells = own.filter((cell) => game.givens.digits[cell] === 0);
    if (cells.length === 0) return undefined;
    const cell = oneOf(cells, random);
    const beside = [...CLASSIC.houses[18 + CLASSIC.box[cell]]].filter(
      (it) => game.digits[it] === 0,
    );
    if (beside.length === 0 || random.below(2) === 0) {
      game.centre[cell] = 0x1ff & ~setOf(game, cell);
    } else {
      game.corner[cell] = setOf(game, oneOf(beside, random));
      game.corner[oneOf(beside, random)] |= setOf(game, cell);
    }
    remove(game, cell);
    return { kind: 'digit-against-notes', candidate: candidateOf(cell, game.solution[cell]) };
  },
};

/** Says that the player has removed the digit of the solution from the notes of the cell. */
function remove(game: Game, cell: number): void {
  game.removed[cell] |= setOf(game, cell);
}

function setOf({ solution }: Game, cell: number): number {
  return 1 << (solution[cell] - 1);
}

/** The other cells of a box with a corner note of the digit of this cell. */
function cornersBeside(game: Game, home: number): number[] {
  const box = CLASSIC.houses[18 + CLASSIC.box[home]];
  const isNoted = (cell: number) =>
    cell !== home && game.digits[cell] === 0 && (game.corner[cell] & setOf(game, home)) !== 0;
  return [...box].filter(isNoted);
}

function oneOf<T>(all: readonly T[], random: Random): T {
  return all[random.below(all.length)];
}

describe.each(Object.entries(PLANTS))('a mistake of the kind %s', (kind, plant) => {
  it('is named, in both languages, and nothing else is blamed', () => {
    const random = new Random(kind);
    let planted = 0;
    for (const game of gamesOf(kind, sized(60, 80))) {
      const mistake = planted < sized(10, 14) ? plant(game, random) : undefined;
      if (!mistake) continue;
      planted++;
      const found = answerTo(game);
      expect(found).toEqual({ kind: 'mistakes', mistakes: [mistake] });
      const cell = cellOf(mistake.candidate);
      for (const language of languages) {
        const [area, what, where, reason] = mistakeHint(mistake, { language });
        expect(`${area}${what}`).not.toMatch(/r\dc\d/);
        expect(`${where}${reason}`).toContain(
          `r${CLASSIC.row[cell] + 1}c${CLASSIC.column[cell] + 1}`,
        );
        expect(`${area}${what}${where}${reason}`).not.toMatch(/undefined|NaN|\(이\)|을\(를\)/);
      }
    }
    expect(planted).toBe(sized(10, 14));
  });
});

/** A puzzle with the notes and digits of a player: `{ 40: '5' }`. */
function playerOf(
  puzzle: string,
  notes: Readonly<Record<'centre' | 'corner', Readonly<Record<number, string>>>>,
  digits: Readonly<Record<number, number>> = {},
) {
  const sets = (of: Readonly<Record<number, string>>) =>
    Int32Array.from({ length: 81 }, (_, cell) =>
      Array.from(of[cell] ?? '').reduce((set, digit) => set | (1 << (Number(digit) - 1)), 0),
    );
  const givens = grid(puzzle);
  const filled = { ...givens, digits: givens.digits.map((digit, cell) => digits[cell] ?? digit) };
  return { givens, filled, notes: { centre: sets(notes.centre), corner: sets(notes.corner) } };
}

function nakedSingles(player: ReturnType<typeof playerOf>): readonly PlayerStep[] {
  const found = findSteps(player, 'naked-single');
  if (!found.ok || found.kind !== 'found') throw new Error('expected steps');
  return found.steps;
}

describe('a note', () => {
  it('is not a digit, even if it is the only one of its cell', () => {
    const player = playerOf(WIKIPEDIA, { centre: { 40: '5' }, corner: {} });
    const [step] = nakedSingles(player);
    expect(step).toMatchObject({ placement: candidateOf(40, 5), notes: { restsOn: [] } });
  });

  it('is named if the step rests on it', () => {
    const [step] = nakedSingles(playerOf(AI_ESCARGOT, { centre: { 1: '6' }, corner: {} }));
    expect(step.placement).toBe(candidateOf(1, 6));
    expect(step.notes).toEqual({ restsOn: [{ kind: 'centre', cell: 1 }], needs: [] });
    expect(notesText(step.notes, { language: 'en' })).toBe('This rests on your notes in r1c2.');
    expect(notesText(step.notes, { language: 'ko' })).toBe('r1c2의 메모를 바탕으로 해요.');
  });

  it('is asked for if the step is easier to see with it', () => {
    const notes = {
      restsOn: [{ kind: 'corner', house: 20, digit: 5 }],
      needs: [candidateOf(0, 2), candidateOf(0, 7), candidateOf(80, 7)],
    } as const;
    expect(notesText(notes, { language: 'en' })).toBe(
      'This rests on your notes of 5 in box 3. To see it, note 2 and 7 in r1c1; 7 in r9c9.',
    );
    expect(notesText(notes, { language: 'ko' })).toBe(
      '3번 상자의 5 메모를 바탕으로 해요. r1c1에 2와 7을, r9c9에 7을 메모하면 잘 보여요.',
    );
  });
});

describe('a player with several mistakes', () => {
  it('hears of the wrong digits first, and not of what follows from them', () => {
    // r1c3 is 4, and r1c4 is 6. The digit 4 in r1c4 excludes 4 from r1c3.
    const notes = { centre: { 2: '12', 5: '29' }, corner: { 10: '7', 11: '7' } };
    const { mistakes } = hint(playerOf(WIKIPEDIA, notes, { 3: 4 }));
    expect(mistakes?.map(({ kind, candidate }) => [kind, candidate])).toEqual([
      ['wrong-digit', candidateOf(3, 4)],
      ['removed-digit', candidateOf(5, 8)],
    ]);
  });

  it('hears of a digit that a given excludes', () => {
    expect(hint(playerOf(WIKIPEDIA, { centre: {}, corner: {} }, { 2: 5 }))).toMatchObject({
      mistakes: [{ kind: 'wrong-digit', candidate: candidateOf(2, 5) }],
    });
  });

  it('must have one digit and one set per cell', () => {
    const { givens } = playerOf(WIKIPEDIA, { centre: {}, corner: {} });
    const filled = { ...givens, digits: givens.digits.slice(1) };
    expect(() => hint({ givens, filled })).toThrow('expected filled to be a grid');
    expect(() => hint({ givens, filled: givens, notes: { corner: [1] } })).toThrow(
      'expected 81 sets, got 1',
    );
  });
});
