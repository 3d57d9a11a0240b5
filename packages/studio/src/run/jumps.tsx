import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Landmark } from '../picture/landmark.ts';
import { Button } from '../widgets/button.tsx';
import { Icon } from '../widgets/icon.tsx';
import type { Words } from '../words/words.ts';
import type { RunProps } from './controls.ts';
import { jumpingShown } from './jumping.ts';
import type { Jumping } from './state.ts';

/** A menu of the run's landmarks, such as its deepest dead end. */
export function Jumps({ words, controls, off }: RunProps & { off: boolean }): JSX.Element {
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
      <Button data-action="jump" aria-expanded={isOpen} off={off} onClick={() => open(!isOpen)}>
        <Icon path="M3 14c2-9 8-9 10-1M9.5 11.5l3.5 2 2.5-3.5" />
        {jumps.label}
      </Button>
      {isOpen && !off && (
        <ul>
          {(Object.keys(jumps.to) as Landmark[]).map((to) => (
            <li key={to}>
              <Button
                onClick={() => {
                  close();
                  controls.landmarkJumps.jump(to);
                }}
              >
                {jumps.to[to]}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function Jumped({ state, words, controls }: RunProps): JSX.Element | null {
  const jumping = jumpingShown(state.run);
  if (jumping.kind === 'idle') return null;
  return (
    <p class="jumped" data-kind={jumping.kind}>
      <span role={jumping.kind === 'looking' ? undefined : 'status'}>
        {sentence(jumping, words.jumps)}
      </span>
      {jumping.kind === 'looking' && (
        <Button onClick={controls.landmarkJumps.cancel}>{words.jumps.cancel}</Button>
      )}
    </p>
  );
}

function sentence(jumping: Exclude<Jumping, { kind: 'idle' }>, words: Words['jumps']): string {
  if (jumping.kind === 'looking') return words.looking(jumping.event);
  if (jumping.kind === 'none') return words.none[jumping.to];
  const text = words.found[jumping.to];
  const { from, until, isKept = false } = jumping.span;
  return typeof text === 'string' ? text : text(from, until, isKept);
}
