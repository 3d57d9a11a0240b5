import type { InputHTMLAttributes } from 'preact';

interface TextFieldProps
  extends Pick<
    InputHTMLAttributes,
    'aria-describedby' | 'aria-invalid' | 'inputMode' | 'maxLength' | 'placeholder' | 'size'
  > {
  readonly label: string;
  readonly value: string;
  readonly set: (text: string) => void;
}

export function TextField({ label, set, ...input }: TextFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        autocomplete="off"
        {...input}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
    </label>
  );
}
