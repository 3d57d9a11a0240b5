import { type Action, action } from '../page/action.tsx';
import type { Playback } from './playback.ts';

/** What the buttons of the playback do in a room that shows one search in full. */
export type RecordingActions = Readonly<
  Record<'previousBack' | 'nextBack' | 'stepOver' | 'stepOut', Action>
>;

export function recordingActions(
  jump: (to: keyof RecordingActions) => void,
  { isIdle }: Playback,
): RecordingActions {
  const jumping = (
    id: keyof RecordingActions,
    icon: string,
    shortcut: Pick<Parameters<typeof action>[0], 'keys' | 'codes' | 'character'>,
  ): Action =>
    action({
      ...shortcut,
      id,
      icon,
      label: ({ transport }) => transport[id],
      isOff: () => isIdle(id === 'previousBack' ? 'first' : 'forward'),
      run: () => jump(id),
    });
  return {
    previousBack: jumping('previousBack', 'M10 4.5 4 10l6 5.5zM17 4.5 11 10l6 5.5z', {
      keys: 'Shift ←',
      codes: ['Shift+ArrowLeft'],
    }),
    nextBack: jumping('nextBack', 'M10 4.5 16 10l-6 5.5zM3 4.5 9 10l-6 5.5z', {
      keys: 'Shift →',
      codes: ['Shift+ArrowRight'],
    }),
    stepOver: jumping('stepOver', 'M3 12c1-8 12-8 14-1M13 9l4 3 2-5M8.5 15h3', {
      keys: 'O',
      character: 'o',
    }),
    stepOut: jumping('stepOut', 'M10 12V3M6 7l4-4.5 4 4.5M6.5 16h7', {
      keys: 'U',
      character: 'u',
    }),
  };
}
