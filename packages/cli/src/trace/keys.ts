import type { Key } from 'node:readline';
import type { Action } from './player.ts';

export type Command = Action | 'quit' | 'interrupt';

const NAMED: Readonly<Record<string, Command>> = {
  space: 'toggle',
  left: 'back',
  right: 'forward',
  pageup: 'page-back',
  pagedown: 'page-forward',
  home: 'start',
  end: 'end',
  escape: 'quit',
};

const TYPED: Readonly<Record<string, Command>> = {
  g: 'start',
  G: 'end',
  ',': 'previous-back',
  '[': 'previous-back',
  '.': 'next-back',
  ']': 'next-back',
  '+': 'faster',
  '=': 'faster',
  '-': 'slower',
  _: 'slower',
  r: 'restart',
  q: 'quit',
  Q: 'quit',
};

/** Returns the command of a key from `readline`. Undefined if the key has no command. */
export function commandOf(key: Key): Command | undefined {
  const { name, sequence, ctrl, shift } = key;
  if (ctrl) return name === 'c' ? 'interrupt' : undefined;
  if (shift && name === 'left') return 'previous-back';
  if (shift && name === 'right') return 'next-back';
  return NAMED[name ?? ''] ?? TYPED[sequence ?? ''];
}

const HELP: readonly string[] = [
  'q quit',
  'space pause',
  '←→ step',
  ', . backs',
  '+ − speed',
  'Home End',
  'PgUp PgDn 1 %',
  'r restart',
];

/** Returns one line of help with as many keys as fit. It always ends with `q quit`. */
export function keyLine(width: number): string {
  const [quit, ...others] = HELP;
  while (others.length > 0 && [...others, quit].join('  ').length > width) others.pop();
  return [...others, quit].join('  ');
}
