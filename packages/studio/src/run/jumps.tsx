import { useEffect, useRef, useState } from 'preact/hooks';
import type { Landmark } from '../picture/landmark.ts';
import type { RunProps } from '../search/controls.ts';
import { Button, Icon } from '../widgets/button.tsx';
import { GoTo } from './go-to.tsx';

/**
 * A menu of the run's landmarks, such as its deepest dead end. On a phone, the menu also has the
 * controls for which the playback buttons leave no room.
 */
export function Jumps({ off, ...props }: RunProps & { off: boolean }) {
  const { state, words, controls } = props;
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
      <Button
        data-action="jump"
        aria-label={jumps.label}
        aria-expanded={isOpen}
        off={off}
        onClick={() => open(!isOpen)}
      >
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
          {(['stepOver', 'stepOut'] as const).map((id) => {
            const { isOff, run, text } = controls.recordingActions[id];
            return (
              <li key={id} class="phone">
                <Button
                  off={isOff()}
                  onClick={() => {
                    close();
                    run();
                  }}
                >
                  {text[state.page.language]}
                </Button>
              </li>
            );
          })}
          <li class="phone">
            <GoTo {...props} done={close} />
          </li>
        </ul>
      )}
    </div>
  );
}
