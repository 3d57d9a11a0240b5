import { codeRow, type KeyRow } from '../../page/keys.ts';
import type { JudgeProps } from './judge/slice.ts';

/** `controls` returns undefined until the room is loaded. In the editor, the editor has these keys. */
export function codeKeys(controls: () => JudgeProps['controls'] | undefined): readonly KeyRow[] {
  const run = (): void => controls()?.running.run();
  const stop = (): void => {
    controls()?.running.stop();
    controls()?.judging.stop();
  };
  return [
    codeRow('Ctrl Enter', { en: 'run the program', ko: '프로그램 실행' }, 'everywhere', {
      'Control+Enter': run,
      'Control+NumpadEnter': run,
    }),
    codeRow(
      'Ctrl .',
      { en: 'stop the program, or the judge', ko: '프로그램이나 채점 멈추기' },
      'everywhere',
      {
        'Control+Period': stop,
      },
    ),
    {
      keys: 'Tab',
      text: {
        en: 'in the editor: indent. Escape leaves the editor',
        ko: '편집기에서 들여쓰기. Esc로 편집기에서 나가기',
      },
      scope: 'grid',
      command: () => undefined,
    },
    {
      keys: 'Ctrl F',
      text: { en: 'in the editor: find and replace', ko: '편집기에서 찾기와 바꾸기' },
      scope: 'grid',
      command: () => undefined,
    },
  ];
}
