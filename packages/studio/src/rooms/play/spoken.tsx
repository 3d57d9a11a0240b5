import { allDigits, digitSet, digitsOf, formatCell } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import { signal } from '@preact/signals';
import { cellNames } from '../../board/cell-names.ts';
import { drawnCells } from '../../board/drawn-cells.ts';
import { digitsLeft, digitsOnBoard, gameOf, geometryOf } from '../../game/state.ts';
import type { Store } from '../../page/store.ts';
import { housePlaceOf } from '../../words/place.ts';
import { pageWords } from '../../words/words.ts';
import { cellsWith, playedLayers } from './played-layers.ts';
import { type HasPlay, playOf } from './slice.ts';
import { playWords } from './words.ts';

/** What a screen reader says of the board. */
const spoken = signal('');

export function Spoken() {
  return (
    <p class="hidden" role="status">
      {spoken.value}
    </p>
  );
}

/** At most this many cells are named after a change. */
const MOST_NAMED = 3;

/**
 * Says each change of the board: what the cells have now, what is repeated, and what is left. A new game
 * begins in silence.
 */
export function speakChanges(store: Store<HasPlay>): void {
  let before = gameOf(store.now);
  let { lit } = playOf(store.now);
  store.state.subscribe((state) => {
    const last = before;
    const game = gameOf(state);
    before = game;
    if (playOf(state).lit !== lit) {
      lit = playOf(state).lit;
      if (lit !== undefined) say(litText(state, lit));
      return;
    }
    if (game.givens !== last.givens) {
      spoken.value = '';
      return;
    }
    if (game.journal.now === last.journal.now) return;
    const { cells } = game;
    const changed = [...cells.keys()].filter((at) => cells[at] !== last.cells[at]);
    const placed = changed.filter((at) => cells[at].digit !== last.cells[at].digit);
    say(changeText(state, placed.length > 0 ? placed : changed));
  });
}

/** Says where a digit is that was lit, and where it is noted. */
function litText(state: HasPlay, digit: number): string {
  const { spoken: own } = playWords[state.page.language];
  const game = gameOf(state);
  const lit = cellsWith(game, digit);
  const names = (isFilled: boolean): string[] =>
    lit
      .filter((at) => game.cells[at].digit > 0 === isFilled)
      .map((at) => formatCell(geometryOf(game), at));
  return own.lit(symbolOf(digit), names(true), names(false));
}

function changeText(state: HasPlay, changed: readonly number[]): string {
  const { language } = state.page;
  const { spoken: own } = playWords[language];
  const game = gameOf(state);
  const shape = geometryOf(game);
  const drawn = drawnCells(shape, playedLayers(state));
  const names = cellNames(shape, drawn, pageWords[language]);
  const what =
    changed.length > MOST_NAMED
      ? [own.changed(changed.length)]
      : changed.map((cell) => `${names[cell]}.`);
  return [...what, own.left(digitsLeft(game)[0])].join(' ');
}

/** Says what a house of the focused cell has, and what it lacks. */
export function sayHouse(state: HasPlay, kind: 'row' | 'column' | 'box'): void {
  const { spoken: own } = playWords[state.page.language];
  const game = gameOf(state);
  const shape = geometryOf(game);
  const { size } = shape;
  const first = { row: 0, column: size, box: 2 * size }[kind];
  const house = first + shape[kind][state.puzzle.cell];
  const digits = digitsOnBoard(game);
  const inHouse = Array.from(shape.houses[house], (cell) => digits[cell]);
  const present = digitSet(...inHouse.filter((digit) => digit > 0));
  say(
    own.house(
      housePlaceOf(shape, house),
      inHouse.map((digit) => (digit > 0 ? symbolOf(digit) : own.blank)),
      digitsOf(allDigits(size) & ~present).map(symbolOf),
    ),
  );
}

/** Says how many of each digit the board lacks. */
export function sayLeft(state: HasPlay): void {
  const { spoken: own } = playWords[state.page.language];
  const [blanks, ...left] = digitsLeft(gameOf(state));
  const texts = left.flatMap((count, i) =>
    count > 0 ? own.digitLeft(symbolOf(i + 1), count) : [],
  );
  say([...texts, own.left(blanks)].join(' '));
}

/** A screen reader says a text only if it differs from the one before. */
function say(text: string): void {
  spoken.value = text === spoken.value ? `${text}\u00a0` : text;
}
