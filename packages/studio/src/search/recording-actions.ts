import { type Action, action } from '../page/action.tsx';
import type { Playback } from './playback.ts';

/** What the buttons of the playback do in a room that shows one search in full. */
export type RecordingActions = Readonly<
  Record<'previous-back' | 'next-back' | 'step-over' | 'step-out', Action>
>;

export function recordingActions(
  jump: (to: keyof RecordingActions) => void,
  { isIdle }: Playback,
): RecordingActions {
  const onward = { isOff: () => isIdle('forward') };
  return {
    'previous-back': action({
      id: 'previous-back',
      icon: 'M10 4.5 4 10l6 5.5zM17 4.5 11 10l6 5.5z',
      keys: 'Shift ←',
      codes: ['Shift+ArrowLeft'],
      label: ({ transport }) => transport.previousBack,
      isOff: () => isIdle('first'),
      run: () => jump('previous-back'),
    }),
    'next-back': action({
      ...onward,
      id: 'next-back',
      icon: 'M10 4.5 16 10l-6 5.5zM3 4.5 9 10l-6 5.5z',
      keys: 'Shift →',
      codes: ['Shift+ArrowRight'],
      label: ({ transport }) => transport.nextBack,
      run: () => jump('next-back'),
    }),
    'step-over': action({
      ...onward,
      id: 'step-over',
      icon: 'M3 12c1-8 12-8 14-1M13 9l4 3 2-5M8.5 15h3',
      keys: 'O',
      character: 'o',
      label: ({ transport }) => transport.stepOver,
      run: () => jump('step-over'),
    }),
    'step-out': action({
      ...onward,
      id: 'step-out',
      icon: 'M10 12V3M6 7l4-4.5 4 4.5M6.5 16h7',
      keys: 'U',
      character: 'u',
      label: ({ transport }) => transport.stepOut,
      run: () => jump('step-out'),
    }),
  };
}
