import type { JSX } from 'preact';
import type { Room } from '../state/state.ts';
import type { Words } from '../words/words.ts';
import { Dialog } from './dialog.tsx';

const QUESTION_MARK = 'M7 7.5a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 1.8v.5M10 15.5v.1';

type Does = keyof Words['preferences']['does'];

const KEYS: Readonly<Record<Room | 'anywhere', readonly (readonly [string, Does])[]>> = {
  watch: [
    ['Space', 'toggle'],
    ['← →', 'step'],
    ['Shift ← →', 'way'],
    ['PageUp PageDown', 'page'],
    ['Home End', 'ends'],
    ['− +', 'speed'],
    ['R', 'reset'],
    ['G', 'goTo'],
    ['T', 'tree'],
    ['P', 'predict'],
    ['B', 'bookmark'],
    ['1 – 9', 'ask'],
  ],
  race: [
    ['Space', 'toggle'],
    ['← →', 'step'],
    ['PageUp PageDown', 'page'],
    ['Home End', 'ends'],
    ['− +', 'speed'],
    ['R', 'reset'],
    ['G', 'goTo'],
  ],
  enter: [
    ['← ↑ ↓ →', 'move'],
    ['Home End', 'row'],
    ['Ctrl Home End', 'corners'],
    ['1 – 9', 'digit'],
    ['Shift 1 – 9', 'note'],
    ['0 . Space Delete', 'blank'],
    ['Backspace', 'blankBack'],
  ],
  anywhere: [
    ['?', 'sheet'],
    ['Esc', 'leave'],
  ],
};

export function KeySheet({ words }: { words: Words }): JSX.Element {
  const { preferences, rooms } = words;
  return (
    <div class="keys">
      <Dialog name={preferences.keys} close={preferences.close} icon={QUESTION_MARK}>
        {(Object.keys(KEYS) as (keyof typeof KEYS)[]).map((room) => (
          <section key={room}>
            <h3>{room === 'anywhere' ? preferences.anywhere : rooms[room]}</h3>
            <dl>
              {KEYS[room].map(([key, does]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{preferences.does[does]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Dialog>
    </div>
  );
}
