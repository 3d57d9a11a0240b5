import { readFileSync } from 'node:fs';
import { techniqueNames } from '@nonet/engine/explain';
import {
  atEntry,
  type EntryKind,
  type GameCell,
  gameStart,
  gameText,
  parseGameText,
  written,
} from '@nonet/engine/game';
import { generate } from '@nonet/engine/generate';
import { CLASSIC, candidatesOf, digitSet, digitsOf, formatCell } from '@nonet/engine/grid';
import { plainPuzzle } from '@nonet/engine/notation';
import type { TechniqueId } from '@nonet/engine/rating';
import { Reviewing, reviewSummary } from '@nonet/engine/review';
import { finish } from '@nonet/engine/work';
import { expect, it } from 'vitest';
import { argumentWords } from '../src/coach/argument.tsx';
import { lessonWords } from '../src/coach/lesson/words.ts';
import { playWords } from '../src/rooms/play/words.ts';
import { practiceWords } from '../src/rooms/practice/words.ts';
import { reviewWords } from '../src/rooms/review/words.ts';
import { violations } from './axe.ts';
import { describeStudio } from './studio-page.ts';

const { en, ko } = reviewWords;

/**
 * A game with a wrong digit that lives for three moves, a cell that is written and taken back, and a
 * long pause. All other moves are digits of the solution.
 */
function testGame() {
  const [{ givens: puzzle, solution }] = generate({ seed: 'review', level: 'medium' }).puzzles;
  let game = gameStart({ givens: puzzle });
  let at = 0;
  const put = (cell: number, after: Partial<GameCell>, seconds: number): void => {
    at += 1_000 * seconds;
    const before = game.cells[cell];
    const changes = [{ cell, before, after: { ...before, ...after } }];
    const kind = after.digit === 0 ? 'clear' : after.centre ? 'centre' : 'digit';
    game = written(game, { kind, at, changes });
  };
  const blanks = [...puzzle.digits.keys()].filter((cell) => puzzle.digits[cell] === 0);
  const [first, second, third, ...rest] = blanks;
  const right = (cell: number) => solution.digits[cell];
  put(first, { centre: 0b11 }, 5);
  put(first, { digit: right(first) }, 6);
  const before = game.journal.now;
  put(second, { digit: (right(second) % 9) + 1 }, 7);
  put(third, { digit: right(third) }, 8);
  game = atEntry(game, before);
  put(second, { digit: right(second) }, 90);
  put(third, { digit: right(third) }, 3);
  for (const cell of rest) put(cell, { digit: right(cell) }, 4);
  return { game, text: gameText({ ...game, played: at }), puzzle, solution };
}

/** A game of a harder puzzle, with the digits of the solution and nothing else. */
function harderGame() {
  const [{ givens: puzzle, solution }] = generate({ seed: 'review', level: 'hard' }).puzzles;
  let game = gameStart({ givens: puzzle });
  for (const [cell, digit] of puzzle.digits.entries()) {
    if (digit > 0) continue;
    const before = game.cells[cell];
    const changes = [{ cell, before, after: { ...before, digit: solution.digits[cell] } }];
    game = written(game, { kind: 'digit', at: 1_000 * cell, changes });
  }
  return { game, text: gameText({ ...game, played: 81_000 }), puzzle, solution };
}

/** A game in which notes are written, one of them is removed, and a digit is placed and cleared. */
function clearedGame() {
  const [{ givens: puzzle, solution }] = generate({ seed: 'review', level: 'medium' }).puzzles;
  const cell = puzzle.digits.indexOf(0);
  const right = solution.digits[cell];
  const [wrong] = digitsOf(candidatesOf(puzzle).candidates[cell] & ~digitSet(right));
  let game = gameStart({ givens: puzzle });
  const write = (kind: EntryKind, after: Partial<GameCell>): void => {
    const before = game.cells[cell];
    const changes = [{ cell, before, after: { ...before, ...after } }];
    game = written(game, { kind, at: 5_000 * (game.journal.entries.length + 1), changes });
  };
  write('centre', { centre: digitSet(right) | digitSet(wrong) });
  write('centre', { centre: digitSet(right) });
  write('digit', { digit: right });
  write('clear', { digit: 0 });
  return { puzzle, cell, text: gameText({ ...game, played: 20_000 }) };
}

/** Reviews a game as the worker of the page does. */
function reviewed(
  { puzzle, text }: Pick<ReturnType<typeof testGame>, 'puzzle' | 'text'>,
  usedBefore?: ReadonlySet<TechniqueId>,
) {
  const read = parseGameText({ givens: puzzle }, text);
  if (!read.ok) throw new Error('expected a game');
  const { journal } = read.game;
  const review = finish(new Reviewing({ puzzle: { givens: puzzle }, journal }, { usedBefore }));
  if (review.kind !== 'reviewed') throw new Error(`expected a review, got ${review.kind}`);
  return review;
}

const { game, puzzle, solution, text } = testGame();
const moves = game.journal.entries.length;
const givens = plainPuzzle({ givens: puzzle }).cells;

describeStudio('the review of a game', (studio) => {
  const open = async (more = '', width?: number, height?: number) => {
    await studio.open(`2&room=review&puzzle=${givens}&game=${text}${more}`, width, height);
    await studio.page.locator('.summary').waitFor();
  };
  const slider = () => studio.named('slider', reviewWords[studio.language].position);
  const is = (move: number) =>
    expect.poll(() => slider().getAttribute('aria-valuenow')).toBe(`${move}`);
  const press = async (...keys: string[]) => {
    for (const key of keys) await studio.page.keyboard.press(key);
  };

  it('shows the board before each move as the journal has it, and the move on it', async () => {
    await open();
    await is(moves);
    await press('Home');
    for (let move = 0; move <= moves; move++) {
      await is(move);
      // Of the later moves, which only place digits, some.
      if (move > 8 && move < moves && move % 8 > 0) {
        await press('ArrowRight');
        continue;
      }
      const { entries } = game.journal;
      const { cells } = atEntry(game, entries.at(move)?.parent ?? moves - 1);
      const names = await studio.cellNames();
      const changed = entries.at(move)?.changes ?? [];
      for (const [cell, { centre, digit }] of cells.entries()) {
        const done = changed.find((it) => it.cell === cell)?.after;
        if (done && done.digit > 0) {
          const isRight = done.digit === solution.digits[cell];
          const name = studio.words.grid.placed(`${done.digit}`);
          expect(names[cell]).toContain(isRight ? name : studio.words.grid.wrong(name));
        } else if (digit > 0) expect(names[cell]).toMatch(new RegExp(`, (given )?${digit}$`));
        else expect(names[cell]).toContain(centre > 0 ? 'candidates' : 'empty');
      }
      await press('ArrowRight');
    }
    await is(moves);
    await slider().click({ position: { x: 1, y: 30 } });
    await is(0);
  });

  it('says what the engine says, shows the easiest step of a finding, and saves an animated GIF', async () => {
    await open();
    const review = reviewed({ puzzle, text });
    expect(await studio.page.locator('.summary').textContent()).toBe(reviewSummary(review, 'en'));
    const errors = review.findings.filter(({ kind }) => kind === 'error');
    expect(errors.length).toBe(1);
    const [{ move }] = errors;
    expect(move).toBe(2);
    const findings = studio.page.locator('.findings button');
    expect(await findings.count()).toBe(review.findings.length);
    await findings.nth(review.findings.indexOf(errors[0])).click();
    await is(move);
    const { easiest, at, took } = review.moves[move];
    if (!easiest) throw new Error('expected a step');
    const told = studio.page.locator('.move');
    await told.getByText(en.timing(at, took)).waitFor();
    await told.getByText(en.wrong).waitFor();
    expect(await studio.grid.locator('.wrong').count()).toBe(1);
    await studio.button(en.show).click();
    await expect.poll(() => studio.grid.locator('.wrong').count()).toBe(0);
    await told.getByText(techniqueNames[easiest.technique].en).waitFor();
    await studio.button(argumentWords.en.stages.forward).click();
    expect(await studio.grid.locator('.marks').count()).toBeGreaterThan(0);
    expect(await violations(studio.page)).toEqual([]);
    await studio.button(en.hide).click();
    await expect.poll(() => studio.grid.locator('.marks').count()).toBe(0);
    await press('Shift+ArrowRight');
    const later = review.findings.find((it) => it.move > move);
    await is(later?.move ?? move);
    const rows = studio.page.locator('.techniques tbody tr');
    expect(await rows.count()).toBe(review.techniques.length);
    await rows.first().getByRole('button').last().click();
    await is(review.techniques[0].example);
    await studio.speak('ko');
    expect(await studio.page.locator('.summary').textContent()).toBe(reviewSummary(review, 'ko'));

    await studio.speak('en');
    const saving = studio.page.waitForEvent('download');
    await studio.button(en.animation).click();
    const bytes = readFileSync(await (await saving).path());
    expect(bytes.subarray(0, 6).toString('latin1')).toBe('GIF89a');
    await studio.page.getByText(en.saved).waitFor();
  });

  it('draws removed notes crossed out, and says what was cleared', async () => {
    const clearing = clearedGame();
    await studio.open(
      `2&room=review&puzzle=${plainPuzzle({ givens: clearing.puzzle }).cells}&game=${clearing.text}`,
    );
    await studio.page.locator('.summary').waitFor();
    await press('Home', 'ArrowRight');
    await is(1);
    expect(await studio.grid.locator('.marks path').count()).toBe(1);
    await press('ArrowRight', 'ArrowRight');
    await is(3);
    const told = studio.page.locator('.move');
    await told.getByText(en.cleared(formatCell(CLASSIC, clearing.cell))).waitFor();
    expect(await studio.grid.locator('.dead').count()).toBe(1);
  });

  it('keeps the board in sight on a phone, and its table is large enough to touch', async () => {
    await open('', 390, 844);
    const inSight = () =>
      studio.grid.evaluate((grid) => {
        const { bottom, top } = grid.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    const last = studio.page.locator('.findings button').last();
    await last.scrollIntoViewIfNeeded();
    await last.click();
    expect(await inSight()).toBe(true);
    const rows = studio.page.locator('.techniques tbody tr');
    const sides = await rows.getByRole('button').evaluateAll((all) =>
      all.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
    await rows.last().getByRole('button').last().click();
    expect(await inSight()).toBe(true);
    await studio.button(en.back).click();
    expect(await inSight()).toBe(true);
  });

  it('is opened from a game that is over, and its link opens it again', async () => {
    await studio.open(`2&room=play&puzzle=${givens}&game=${text}`);
    await studio.button(playWords.en.review).click();
    await studio.page.locator('.summary').waitFor();
    await press('Home', 'ArrowRight', 'ArrowRight');
    await is(2);
    await studio.button(studio.words.share.share).click();
    const link = await studio.page
      .getByRole('textbox', { name: studio.words.share.link })
      .inputValue();
    const { hash } = new URL(link);
    expect(hash).toContain('move=3');
    const names = await studio.cellNames();
    await studio.open(hash.slice(1));
    await studio.page.locator('.summary').waitFor();
    await is(2);
    expect(await studio.cellNames()).toEqual(names);
  });

  it('tells in a later game which techniques are new, and leads to their drills', async () => {
    const firstUses = () => studio.page.locator('.findings [data-kind="first-use"]').count();
    const play = async ({
      puzzle: { digits },
      text,
    }: Pick<ReturnType<typeof testGame>, 'puzzle' | 'text'>) => {
      const cells = [...digits].map((digit) => digit || '.').join('');
      await studio.page.evaluate((hash) => {
        location.hash = hash;
      }, `2&room=play&puzzle=${cells}&game=${text}`);
      await studio.button(playWords.en.review).click();
      await studio.page.locator('.summary').waitFor();
    };
    const earlier = { puzzle, text };
    await studio.open('2&room=play');
    await play(earlier);
    expect(await firstUses()).toBe(0);
    const used = reviewed(earlier).techniques.filter((it) => it.used > 0);
    const later = harderGame();
    const { findings, techniques } = reviewed(later, new Set(used.map((it) => it.technique)));
    const isNew = findings.filter(({ kind }) => kind === 'first-use');
    expect(isNew.length).toBeGreaterThan(0);
    await play(later);
    expect(await firstUses()).toBe(isNew.length);
    // The same game has the same findings when it is reviewed again.
    await studio.page.reload();
    await studio.page.locator('.summary').waitFor();
    expect(await firstUses()).toBe(isNew.length);
    const hardest = techniqueNames[techniques[techniques.length - 1].technique].en;
    await studio.button(lessonWords.en.practiseIt(hardest)).click();
    await studio.inRoom('practice');
    await studio.page.getByText(practiceWords.en.find(hardest)).first().waitFor();
  });

  it('says so if there is nothing to review, or if the puzzle has several solutions', async () => {
    await studio.open(`2&room=review&puzzle=${givens}&language=ko`);
    await studio.page.getByText(ko.nothing).waitFor();
    await studio.button(ko.toPlay).click();
    await studio.inRoom('play');
    await studio.open(`2&room=review&puzzle=${'.'.repeat(81)}&game=10.1.1..~01.0D5`);
    await studio.page.getByText(en.refused.several).waitFor();
  });
});
