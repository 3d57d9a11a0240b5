interface CheckProps {
  readonly name: string;
  /** An explanation in small print. */
  readonly note?: string;
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
  /** Why the checkbox is disabled. Undefined if it is enabled. */
  readonly refusal?: string | undefined;
}

export function Check({ name, note, isOn, turn, refusal }: CheckProps) {
  return (
    <label class="check" title={refusal}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={refusal !== undefined}
        onChange={({ currentTarget: { checked } }) => turn(checked)}
      />
      <span>
        {name}
        {note && <small class="quiet">{note}</small>}
      </span>
    </label>
  );
}
