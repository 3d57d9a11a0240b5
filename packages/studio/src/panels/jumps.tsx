import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Landmark } from '../picture/landmark.ts';
import type { PartProps } from '../state/controls.ts';
import { jumpingShown } from '../state/jumping.ts';
import type { Jumping } from '../state/lesson.ts';
import type { Words } from '../words/words.ts';

const LANDMARKS: readonly Landmark[] = [
  'next-dead-end',
  'deepest',
  'longest-retreat',
  'first-wrong',
];

/** A menu of the run's landmarks. */
export function Jumps({
  words,
  controls,
  off,
}: PartProps & { readonly off: boolean }): JSX.Element {
  const [isOpen, open] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { jumps } = words;

  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !box.current?.contains(target)) open(false);
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  const close = (): void => {
    open(false);
    box.current?.querySelector('button')?.focus();
  };
  return (
    <div
      role="group"
      aria-label={jumps.label}
      class="jumps"
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        close();
      }}
    >
      <button
        type="button"
        data-action="jump"
        aria-expanded={isOpen}
        aria-disabled={off ? true : undefined}
        onClick={off ? undefined : () => open(!isOpen)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 14c2-9 8-9 10-1M9.5 11.5l3.5 2 2.5-3.5" />
        </svg>
        {jumps.label}
      </button>
      {isOpen && !off && (
        <ul>
          {LANDMARKS.map((to) => (
            <li key={to}>
              <button
                type="button"
                data-jump={to}
                onClick={() => {
                  close();
                  controls.landmarkJumps.jump(to);
                }}
              >
                {jumps.to[to]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The result of the latest jump. */
export function Jumped({ state, words, controls }: PartProps): JSX.Element | null {
  const jumping = jumpingShown(state);
  if (jumping.kind === 'idle') return null;
  return (
    <p class="jumped" data-kind={jumping.kind}>
      <span role={jumping.kind === 'looking' ? undefined : 'status'}>
        {sentence(jumping, words.jumps)}
      </span>
      {jumping.kind === 'looking' && (
        <button type="button" onClick={controls.landmarkJumps.cancel}>
          {words.jumps.cancel}
        </button>
      )}
    </p>
  );
}

function sentence(jumping: Exclude<Jumping, { kind: 'idle' }>, words: Words['jumps']): string {
  if (jumping.kind === 'looking') return words.looking(jumping.event);
  if (jumping.kind === 'none') return words.none[jumping.to];
  const text = words.found[jumping.to];
  const { from, until } = jumping.span;
  return typeof text === 'string' ? text : text(from, until);
}
