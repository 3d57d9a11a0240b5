import type { Controls, Jump } from '../state/controls.ts';
import type { Action } from '../state/player.ts';
import { eventOf } from '../state/player.ts';
import { predicting } from '../state/predict.ts';
import type { State } from '../state/state.ts';
import { bookmarked, pressing } from '../state/transitions.ts';
import { withOtherTreeView } from '../state/tree.ts';

type Command =
  | { readonly action: Action }
  | { readonly jump: Jump }
  | 'go-to'
  | 'bookmark'
  | 'predict'
  | 'toggle-tree';

const PLAIN: Readonly<Record<string, Command>> = {
  Space: { action: 'toggle' },
  ArrowLeft: { action: 'back' },
  ArrowRight: { action: 'forward' },
  ArrowDown: { action: 'back' },
  ArrowUp: { action: 'forward' },
  PageUp: { action: 'page-back' },
  PageDown: { action: 'page-forward' },
  Home: { action: 'first' },
  End: { action: 'last' },
};
const WITH_SHIFT: Readonly<Record<string, Command>> = {
  ArrowLeft: { jump: 'previous-back' },
  ArrowRight: { jump: 'next-back' },
};
/** Single-character keys. They work if the focus is in the grid, the tree or the transport, or nowhere. */
const TYPED: Readonly<Record<string, Command>> = {
  '+': { action: 'faster' },
  '=': { action: 'faster' },
  '-': { action: 'slower' },
  r: { action: 'reset' },
  R: { action: 'reset' },
  b: 'bookmark',
  B: 'bookmark',
  g: 'go-to',
  G: 'go-to',
  t: 'toggle-tree',
  T: 'toggle-tree',
  p: 'predict',
  P: 'predict',
};

/** Handles the keys of Watch and Race. It ignores a key that a field, a button or the grid handles. */
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
  if (command === 'go-to') document.querySelector<HTMLInputElement>('.goto input')?.select();
  else if (command === 'bookmark') controls.update((now) => inWatch(now, markedHere));
  else if (command === 'toggle-tree') controls.update((now) => inWatch(now, withOtherTreeView));
  else if (command === 'predict') controls.update((now) => inWatch(now, togglePredict));
  else if ('jump' in command) controls.watching.jump(command.jump);
  else controls.update((now) => pressing(now, command.action));
}

function inWatch(state: State, transition: (state: State) => State): State {
  return state.room === 'watch' ? transition(state) : state;
}

function markedHere(state: State): State {
  return bookmarked(state, eventOf(state.player));
}

/** An embedded page has no space for the question, so it never starts predicting. */
function togglePredict(state: State): State {
  return predicting(state, !state.predict.isOn && !state.embedded);
}

/** Returns the character that a key types. In a layout such as Hangul it is the Latin letter on the key. */
function characterOf({ key, code }: KeyboardEvent): string {
  const isLatin = /^[ -~]$/.test(key);
  return isLatin ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key);
}

/** `?` opens the list of keys, in every room. */
export function onHelpKey(event: KeyboardEvent, { singleKeys }: State['settings']): void {
  if (event.key !== '?' || !singleKeys || document.querySelector('dialog[open]')) return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target !== document.body && !target.closest('.grid, .deck')) return;
  event.preventDefault();
  document.querySelector<HTMLButtonElement>('.keys .opens')?.click();
}

/** The digit of a key. 0, Backspace and Delete return 0, which means "go back". */
function digitOf({ code }: KeyboardEvent): number | undefined {
  if (code === 'Backspace' || code === 'Delete') return 0;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit === undefined ? undefined : Number(digit);
}
