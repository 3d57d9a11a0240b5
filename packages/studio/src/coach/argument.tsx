import type { ComponentChildren } from 'preact';
import type { CoachStep } from '../picture/coaching.ts';
import type { Bilingual, Language } from '../words/words.ts';
import { type NamedBoard, WithCellNames } from './cell-names.tsx';
import { stageAt } from './step-layers.ts';
import { Turning } from './turning.tsx';
import './argument.css';

interface ArgumentProps {
  readonly step: CoachStep;
  readonly language: Language;
  readonly board: NamedBoard;
  /** The stage that is shown, counted from 0. After the last one, the last one is. */
  readonly stage: number;
  readonly turn: (to: number) => void;
  /** What is shown beside the buttons. */
  readonly children?: ComponentChildren;
}

/** The argument for a step, a stage at a time. */
export function Argument({ board, children, language, stage, step, turn }: ArgumentProps) {
  const own = argumentWords[language];
  const { length } = step.stages[language];
  const at = Math.min(stage, length - 1);
  const { said, text } = stageAt(step, language, stage);
  return (
    <div class="argument">
      <p>
        {said && (
          <span class="quiet">
            <WithCellNames text={`${said} `} {...board} />
          </span>
        )}
        <span aria-live="polite">
          <WithCellNames text={text} {...board} />
        </span>
      </p>
      <Turning
        at={at}
        count={length}
        names={own.stages}
        text={own.stage(at + 1, length)}
        turn={turn}
      >
        {children}
      </Turning>
    </div>
  );
}

const en = {
  stages: { back: 'Back in the argument', forward: 'Forward in the argument' },
  stage: (stage: number, stages: number) => `${stage} of ${stages}`,
};

const ko: typeof en = {
  stages: { back: '설명에서 뒤로', forward: '설명에서 앞으로' },
  stage: (stage, stages) => `${stage} / ${stages}`,
};

export const argumentWords: Bilingual<typeof en> = { en, ko };
