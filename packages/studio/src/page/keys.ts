import type { Bilingual } from '../words/words.ts';

/** A row of the list of keys. The row also handles its keys. */
export interface KeyRow {
  /** The keys as the list shows them, such as `Shift ← →`. */
  readonly keys: string;
  readonly text: Bilingual<string>;
  /**
   * Where the keys work. `grid`: while the focus is in the grid. `typing`: in the grid, and also
   * everywhere else while the user allows single-character shortcuts, except where a text field or a
   * list uses the key itself. `page`: everywhere, with the same exception. `character`: like `page`,
   * but only while the user allows single-character shortcuts, and while nothing or an element within
   * `data-characters` has the focus. `everywhere`: everywhere, without the exception.
   */
  readonly scope: 'grid' | 'typing' | 'page' | 'character' | 'everywhere';
  /** Returns what the key does, or undefined if the key is not in this row. */
  readonly command: (event: KeyboardEvent) => (() => void) | undefined;
}

type Commands = Readonly<Record<string, () => void>>;

/**
 * A row with commands by the key, such as `ArrowLeft`, `Shift+ArrowLeft` or `Control+Home`. Without
 * NumLock, the numpad has some of these keys too.
 */
export function codeRow(
  keys: string,
  text: KeyRow['text'],
  scope: KeyRow['scope'],
  commands: Commands,
): KeyRow {
  const command: KeyRow['command'] = ({ key, code, shiftKey, ctrlKey, metaKey, altKey }) => {
    if (altKey) return undefined;
    const held = `${ctrlKey || metaKey ? 'Control+' : ''}${shiftKey ? 'Shift+' : ''}`;
    return commands[held + code] ?? commands[held + key];
  };
  return { keys, text, scope, command };
}

/**
 * A row of scope `character`, with commands by character, in lower case. In a keyboard layout such as
 * Hangul, the character is the Latin letter on the key.
 */
export function characterRow(keys: string, text: KeyRow['text'], commands: Commands): KeyRow {
  const command: KeyRow['command'] = ({ key, code, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey) return undefined;
    const isLatin = /^[ -~]$/.test(key);
    const character = isLatin ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key);
    return commands[character.toLowerCase()];
  };
  return { keys, text, scope: 'character', command };
}

/** Finds the first row that has the key, and handles the key. */
export function handleKey(
  event: KeyboardEvent,
  rows: readonly KeyRow[],
  { singleKeys }: { readonly singleKeys: boolean },
): void {
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
  const target = event.target instanceof Element ? event.target : document.body;
  const within = (selector: string): boolean => target.closest(selector) !== null;
  const isTheirs =
    within('input:not([type="checkbox"]), textarea, select, [data-own-keys]') ||
    (within('button, input') && (event.code === 'Space' || event.code === 'Enter'));
  const isOn: Readonly<Record<KeyRow['scope'], boolean>> = {
    grid: !isTheirs && within('[role="grid"]'),
    typing: !isTheirs && (within('[role="grid"]') || (singleKeys && !within('[data-scrolls]'))),
    page: !isTheirs && !within('[data-scrolls]'),
    character: !isTheirs && singleKeys && (target === document.body || within('[data-characters]')),
    everywhere: true,
  };
  for (const { scope, command } of rows) {
    const run = isOn[scope] ? command(event) : undefined;
    if (!run) continue;
    event.preventDefault();
    run();
    return;
  }
}
