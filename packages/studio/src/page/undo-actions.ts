import { type Action, action } from './action.tsx';

type Change = Pick<Action, 'isOff' | 'run'>;

/** Undo and redo, with the same keys and icons in every room. */
export function undoActions({ undo, redo }: Readonly<Record<'undo' | 'redo', Change>>): Action[] {
  return [
    action({
      ...undo,
      id: 'undo',
      icon: 'M8 4 4 8l4 4M4 8h8a4 4 0 0 1 0 8H8',
      keys: 'Ctrl Z',
      codes: ['Control+KeyZ'],
      label: ({ history }) => history.undo,
    }),
    action({
      ...redo,
      id: 'redo',
      icon: 'M12 4l4 4-4 4M16 8H8a4 4 0 0 0 0 8h4',
      keys: 'Ctrl Y',
      codes: ['Control+KeyY', 'Control+Shift+KeyZ'],
      label: ({ history }) => history.redo,
    }),
  ];
}
