import type { ComponentChildren } from 'preact';
import type { Language, Words } from '../../words/words.ts';
import { type NotationId, notationGroupNames, notationGroups } from './notations.ts';

interface NotationChoiceProps {
  readonly label: string;
  readonly language: Language;
  readonly words: Words;
  readonly chosen: string;
  /** Called with the id of a notation, or with the value of an option of `children`. */
  readonly choose: (id: NotationId) => void;
  /** Options after those of the notations. */
  readonly children?: ComponentChildren;
}

/** A choice among all notations, grouped by use. */
export function NotationChoice(props: NotationChoiceProps) {
  const { children, choose, chosen, label, language, words } = props;
  const names = notationGroupNames[language];
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={chosen}
        onChange={({ currentTarget }) => choose(currentTarget.value as NotationId)}
      >
        {Object.entries(notationGroups).map(([group, ids]) => (
          <optgroup key={group} label={names[group as keyof typeof notationGroups]}>
            {ids.map((id) => (
              <option key={id} value={id}>
                {words.notations[id]}
              </option>
            ))}
          </optgroup>
        ))}
        {children}
      </select>
    </label>
  );
}
