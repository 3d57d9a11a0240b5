import type { Controls, Jump } from '../state/controls.ts';
import { type Action, eventOf } from '../state/player.ts';
import { predicting } from '../state/predict.ts';
import type { State } from '../state/state.ts';
import { bookmarked, pressing } from '../state/transitions.ts';
import { withOtherTreeView } from '../state/tree.ts';

type Command = (controls: Controls) => void;

const press =
  (action: Action): Command =>
  ({ update }) =>
    update((now) => pressing(now, action));

const jump =
  (to: Jump): Command =>
  ({ watching }) =>
    watching.jump(to);

const inWatch =
  (transition: (state: State) => State): Command =>
  ({ update }) =>
    update((now) => (now.room === 'watch' ? transition(now) : now));

const PLAIN: Readonly<Record<string, Command>> = {
  Space: press('toggle'),
  ArrowLeft: press('back'),
  ArrowRight: press('forward'),
  ArrowDown: press('back'),
  ArrowUp: press('forward'),
  PageUp: press('page-back'),
  PageDown: press('page-forward'),
  Home: press('first'),
  End: press('last'),
};
const WITH_SHIFT: Readonly<Record<string, Command>> = {
  ArrowLeft: jump('previous-back'),
  ArrowRight: jump('next-back'),
};
/** Single-character shortcuts. They work if the focus is in the grid, the tree, the playback controls or nowhere. */
const TYPED: Readonly<Record<string, Command>> = {
  '+': press('faster'),
  '=': press('faster'),
  '-': press('slower'),
  r: press('first'),
  b: inWatch((now) => bookmarked(now, eventOf(now.player))),
  g: () => document.querySelector<HTMLInputElement>('.goto input')?.select(),
  t: inWatch(withOtherTreeView),
  // An embedded page has no space for the question. There, `p` does not start predicting.
  p: inWatch((now) => predicting(now, !now.predict.isOn && !now.embedded)),
};

/** Handles the keys of Watch and Race. Ignores keys that a text field, a button or the grid handles itself. */
export function onVisualiserKey(
  event: KeyboardEvent,
  controls: Controls,
  { singleKeys }: State['settings'],
): void {
  if (document.querySelector('dialog[open]')) return;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest('input, textarea, select, .program')) return;
  const isButton = target.closest('button') !== null;
  if (isButton && (event.code === 'Space' || event.code === 'Enter')) return;

  const takesCharacters =
    singleKeys &&
    (target === document.body || target.closest('.grid, .deck, .depths, .lanes') !== null);
  const digit = takesCharacters && !event.shiftKey ? digitOf(event) : undefined;
  if (digit !== undefined) {
    event.preventDefault();
    controls.digitInput.press(digit);
    return;
  }
  const scrolls = target.closest('.strip, .tree-list') !== null;
  const named = scrolls ? undefined : (event.shiftKey ? WITH_SHIFT : PLAIN)[event.code];
  const command = named ?? (takesCharacters ? TYPED[characterOf(event)] : undefined);
  if (!command) return;
  event.preventDefault();
  command(controls);
}

/** The character of a key, in lower case. In a layout such as Hangul it is the Latin letter on the key. */
function characterOf({ key, code }: KeyboardEvent): string {
  const isLatin = /^[ -~]$/.test(key);
  const character = isLatin ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key);
  return character.toLowerCase();
}

/** `?` opens the list of keys, in every room. */
export function onHelpKey(event: KeyboardEvent, { singleKeys }: State['settings']): void {
  if (event.key !== '?' || !singleKeys || document.querySelector('dialog[open]')) return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target !== document.body && !target.closest('.grid, .deck')) return;
  event.preventDefault();
  document.querySelector<HTMLButtonElement>('.keys .opens')?.click();
}

/** The digit of a key. Backspace and Delete count as 0. In a prediction, 0 means "the search goes back". */
function digitOf({ code }: KeyboardEvent): number | undefined {
  if (code === 'Backspace' || code === 'Delete') return 0;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit === undefined ? undefined : Number(digit);
}
