import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { gameFaultText } from '../../src/game/game-fault.ts';
import { gameFile, isGameFile, parseGameFile } from '../../src/game/game-file.ts';
import { gameText, parseGameText } from '../../src/game/game-text.ts';
import { Random } from '../../src/generate/random.ts';
import { candidatesOf } from '../../src/grid/candidate-grid.ts';
import { geometry } from '../../src/grid/geometry.ts';
import { emptyGrid } from '../../src/grid/grid.ts';
import type { Puzzle } from '../../src/search/puzzle.ts';
import { grid, WIKIPEDIA } from '../puzzles.ts';
import { randomGame } from './random-game.ts';

const GIVENS = grid(WIKIPEDIA);
const PUZZLES: readonly Puzzle[] = [
  { givens: GIVENS },
  { givens: GIVENS, pencilmarks: candidatesOf(GIVENS) },
  { givens: emptyGrid(geometry(3, 2)) },
  { givens: emptyGrid(geometry(4, 4)) },
];

describe('the text of a game', () => {
  it('and its file give the game back', () => {
    for (let round = 0; round < sized(20, 40); round++) {
      const random = new Random(`game text ${round}`);
      for (const puzzle of PUZZLES) {
        const game = randomGame(puzzle, random, 1 + random.below(40));
        const text = gameText(game);
        expect(text).not.toMatch(/[&=\s]/);
        expect(parseGameText(puzzle, text)).toEqual({ ok: true, game });
        const file = gameFile(game);
        expect(isGameFile(file)).toBe(true);
        expect(parseGameFile(file)).toEqual({ ok: true, game });
      }
    }
  });

  it('of an earlier version is read', () => {
    const read = parseGameText({ givens: GIVENS }, '250.2.3.1.1-a.b%20c~02s.2D4~0a.3D6~1k_1.5O3');
    if (!read.ok) throw new Error(gameFaultText(read.error));
    const { cells, journal, played } = read.game;
    expect(played).toBe(25_000);
    expect(journal).toMatchObject({ now: 1, tip: 1, trials: [0] });
    expect(journal.savepoints).toEqual([{ entry: 0, name: 'a.b c' }]);
    expect(journal.entries.map(({ parent }) => parent)).toEqual([-1, 0, 0]);
    expect(journal).toMatchObject({ dropped: [], helps: [] });
    expect([cells[2].digit, cells[3].digit, cells[5].corner]).toEqual([4, 6, 0]);
  });
});

describe('a fault in a game', () => {
  it.each([
    ['120', 'game: expected a head, such as 1200.3.3.., found "120"'],
    ['1.2.0..', 'game: expected the numbers of entries up to 0 in the head, found 2'],
    [
      '1.0.0._1-a-6-x-wing.',
      'game: expected a head, such as 1200.3.3.., found "1.0.0._1-a-6-x-wing."',
    ],
    ['1.0.0.x1-1.', 'game: expected the numbers of entries up to 0 in the head, found 1'],
    ['1.0.0._1-a-5-x-wing.', 'game: expected the numbers of entries up to 0 in the head, found 1'],
    ['1.1.1..~9', 'game, entry 1: expected an entry, such as 01k.1aD5, found "9"'],
    ['1.1.1..~00.0D4', 'game, entry 1: expected an entry that keeps the givens, found "00.0D4"'],
    ['1.1.1..~00.2D4~00', 'game, entry 2: expected an entry, such as 01k.1aD5, found "00"'],
  ])('in the text %j is told with its place', (text, message) => {
    const read = parseGameText({ givens: GIVENS }, text);
    expect(read.ok ? '' : gameFaultText(read.error)).toBe(message);
  });

  it.each([
    ['{', 'file: expected JSON, found "{"'],
    ['1', 'file: expected an object, found "1"'],
    [{ format: 'x' }, 'format: expected "nonet-game", found "x"'],
    [{ version: 2 }, 'version: expected 1, found 2'],
    [{ puzzle: undefined }, 'puzzle: expected the cells of a puzzle, found nothing'],
    [{ puzzle: '12' }, 'puzzle: expected the cells of a grid, such as 81, found 2'],
    [{ box: '9' }, 'box: expected rows x columns of a box, such as 2x3, found "9"'],
    [{ box: '2x2' }, 'puzzle: expected 16 cells, found 81 cells'],
    [{ puzzle: `q${'.'.repeat(80)}` }, 'puzzle: expected a digit or a point in r1c1, found "q"'],
    [{ puzzle: `.A${'.'.repeat(79)}` }, 'puzzle: expected a digit up to 9 in r1c2, found "A"'],
    [{ pencilmarks: '00' }, 'pencilmarks: expected 162 characters, found 2 characters'],
    [
      { pencilmarks: 'zz'.repeat(81) },
      'pencilmarks: expected candidates of r1c1, found other text',
    ],
    [{ game: undefined }, 'game: expected the text of a game, found nothing'],
    [{ game: '?' }, 'game: expected a head, such as 1200.3.3.., found "?"'],
  ])('in the file %j is told with its place', (change, message) => {
    const whole = { format: 'nonet-game', version: 1, puzzle: WIKIPEDIA, game: '0.0.0..' };
    const text = typeof change === 'string' ? change : JSON.stringify({ ...whole, ...change });
    const read = parseGameFile(text);
    expect(read.ok ? '' : gameFaultText(read.error)).toBe(message);
  });
});
