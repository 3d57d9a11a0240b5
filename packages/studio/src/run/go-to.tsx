import { useState } from 'preact/hooks';
import type { PlayerProps } from '../search/controls.ts';

interface GoToProps extends PlayerProps {
  /** Whether the number cannot be changed now. Default: false. */
  readonly off?: boolean;
  /** Called when the user has typed a number. Default: does nothing. */
  readonly done?: () => void;
}

/** A field with the number of the event shown. Typing another number goes to that event. */
export function GoTo({ state, words, controls, off = false, done }: GoToProps) {
  // The text that the user is typing. It does not change while the player moves.
  const [typed, type] = useState<string>();
  return (
    <label class="field goto">
      <span>{words.transport.goTo}</span>
      <input
        data-go-to=""
        disabled={off}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? state.run.player.event}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onChange={({ currentTarget }) => {
          type(undefined);
          const number = currentTarget.value.replace(/[\s,]/g, '');
          if (/^\d+$/.test(number)) controls.playback.seek(Number(number));
          done?.();
        }}
        onBlur={() => type(undefined)}
      />
    </label>
  );
}
