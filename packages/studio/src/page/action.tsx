import { Button, Icon } from '../widgets/button.tsx';
import { type Language, pageWords, type Words } from '../words/words.ts';
import { characterRow, codeRow, type KeyRow } from './keys.ts';

/** One thing that the user can do. It is a row of the list of keys, and a button. */
export interface Action extends KeyRow {
  readonly id: string;
  /** An SVG path in a 20 × 20 box. */
  readonly icon: string;
  /** Whether it would change nothing now. */
  readonly isOff: () => boolean;
  readonly run: () => void;
}

interface ActionParts extends Pick<Action, 'id' | 'icon' | 'isOff' | 'keys' | 'run'> {
  readonly label: (words: Words) => string;
  /** The keys, as `codeRow` takes them. Default: none. */
  readonly codes?: readonly string[];
  /** A key by its character, which works while the user allows single-character shortcuts. */
  readonly character?: string;
}

export function action({ codes = [], character, label, ...rest }: ActionParts): Action {
  const commands = (keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, rest.run]));
  const text = { en: label(pageWords.en), ko: label(pageWords.ko) };
  const row =
    character === undefined
      ? codeRow(rest.keys, text, 'page', commands(codes))
      : characterRow(rest.keys, text, commands([character]));
  return { ...rest, ...row };
}

/** The button of an action. It shows only its icon. */
export function ActionButton({
  action: { icon, id, isOff, run, text },
  language,
}: {
  action: Action;
  language: Language;
}) {
  return (
    <Button class="icon" data-action={id} label={text[language]} off={isOff()} onClick={run}>
      <Icon path={icon} />
    </Button>
  );
}
