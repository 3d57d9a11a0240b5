import type { OptionHTMLAttributes } from 'preact';

interface ChoiceProps<T> {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly nameOf: (option: T) => string;
  readonly attributes?: (option: T) => OptionHTMLAttributes;
  readonly choose: (option: T) => void;
}

export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { label, options, chosen, nameOf, attributes, choose } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={String(chosen)}
        onChange={({ currentTarget }) => choose(options[currentTarget.selectedIndex])}
      >
        {options.map((option) => (
          <option key={option} value={String(option)} {...attributes?.(option)}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
