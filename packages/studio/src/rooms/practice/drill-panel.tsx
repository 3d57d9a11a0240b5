import { shapeOf } from '@nonet/engine/notation';
import { useState } from 'preact/hooks';
import { Argument } from '../../coach/argument.tsx';
import { WithCellNames } from '../../coach/cell-names.tsx';
import { WithTechniqueName } from '../../coach/with-technique-name.tsx';
import type { LessonText } from '../../picture/practising.ts';
import { Button } from '../../widgets/button.tsx';
import { Digits } from '../../widgets/digits.tsx';
import { withAnswerChecked, withDigit } from './answering.ts';
import { Boxes } from './boxes.tsx';
import {
  digitDoes,
  drillModes,
  drillOf,
  helpOf,
  hintOf,
  type PracticeProps,
  practiceOf,
  stepShown,
  withPractice,
} from './slice.ts';
import { practiceWords } from './words.ts';

/** What is asked in a drill, and what is said to the answers. */
export function DrillPanel(props: PracticeProps & { lesson: LessonText }) {
  const { lesson, state, controls } = props;
  const { language } = state.page;
  const own = practiceWords[language];
  const { drill: made, cell, judged, answer, isRecorded, removed, selection } = practiceOf(state);
  const hint = hintOf(state);
  const help = helpOf(state);
  const drill = drillOf(state);
  const does = digitDoes(state);
  const name = lesson.name[language];
  const isRight = judged?.kind === 'right';
  const isEmpty = removed.length === 0 && selection.length === 0;
  return (
    <>
      <p class="asked">
        <WithTechniqueName
          {...props}
          board={boardOf(props)}
          text={own.find(name)}
          step={{ name: lesson.name, technique: lesson.page }}
        />
      </p>
      {made === undefined && <p role="status">{own.making}</p>}
      {made === 'failed' && <p role="status">{own.failed}</p>}
      {drill && !isRight && (
        <p class="quiet">
          {own[drill.notes ? 'how' : 'paper'][lesson.placesDigit ? 'digits' : 'cells']}
        </p>
      )}
      {drill && !isRight && help?.hint === 'shown' && <Where {...props} />}
      {drill && !isRight && <Modes {...props} />}
      {drill && !isRight && does && (
        <Digits
          label={own.digits[does]}
          size={9}
          off={cell === undefined}
          press={(digit) => controls.update((now) => withDigit(now, digit))}
        />
      )}
      <div class="buttons">
        {drill && !isRight && (
          <Button class="main" off={isEmpty} onClick={() => controls.update(withAnswerChecked)}>
            {own.check}
          </Button>
        )}
        {drill && !isRight && (help?.hint !== 'none' || isRecorded) && hint !== 'whole' && (
          <Button
            onClick={() =>
              controls.update((now) =>
                withPractice(now, { hint: hint === 'none' ? 'where' : 'whole', stage: 0 }),
              )
            }
          >
            {own.hint[hint]}
          </Button>
        )}
        {made !== undefined && (
          <Button
            {...(isRight && { class: 'main' })}
            onClick={() => controls.practise(lesson.technique)}
          >
            {own.another}
          </Button>
        )}
      </div>
      <div class="judged" role="status">
        {answer && !judged && <p>{own.checking}</p>}
        {judged?.kind === 'wrong' && (
          <p>
            <WithCellNames text={judged.texts[language]} {...boardOf(props)} />
          </p>
        )}
        {isRight && <p class="right">{own.right(judged.step.name[language])}</p>}
        <Hint {...props} />
      </div>
      <More {...props} />
    </>
  );
}

/** The modes of a drill with notes. */
function Modes({ state, controls }: PracticeProps) {
  const own = practiceWords[state.page.language].modes;
  const { mode } = practiceOf(state);
  const modes = drillModes(state);
  if (modes.length === 0) return null;
  return (
    <div class="tabs" role="group" aria-label={own.label}>
      {modes.map((one) => (
        <Button
          key={one}
          aria-pressed={one === mode}
          onClick={() => controls.update((now) => withPractice(now, { mode: one }))}
        >
          {own[one]}
        </Button>
      ))}
    </div>
  );
}

function boardOf({ state }: PracticeProps) {
  const drill = drillOf(state);
  const givens = drill?.givens ?? state.puzzle.text;
  return { geometry: shapeOf(givens), selection: practiceOf(state).selection };
}

/** Where to look. The line is there before the text is. */
function Where(props: PracticeProps) {
  const { state } = props;
  const { step } = practiceOf(state);
  const text = step?.texts[state.page.language][0] ?? '\u00a0';
  return (
    <p role="status">
      <WithCellNames text={text} {...boardOf(props)} />
    </p>
  );
}

function Hint(props: PracticeProps) {
  const { state, controls } = props;
  const { language } = state.page;
  const { hint, stage, step } = practiceOf(state);
  const shown = stepShown(state);
  if (shown) {
    return (
      <Argument
        step={shown}
        language={language}
        board={boardOf(props)}
        stage={stage}
        turn={(to) => controls.update((now) => withPractice(now, { stage: to }))}
      />
    );
  }
  return hint === 'where' && step ? <p>{step.texts[language][0]}</p> : null;
}

/** What the learner knows of the technique, and what else she can do with it. */
function More({ lesson, state, words, controls }: PracticeProps & { lesson: LessonText }) {
  const own = practiceWords[state.page.language];
  const [making, setMaking] = useState<'working' | 'failed'>();
  const { entry, technique } = lesson;
  const { notice } = practiceOf(state);
  const forgotten = notice?.kind === 'forgotten' ? notice : undefined;
  const play = async (): Promise<void> => {
    setMaking('working');
    const isMade = await controls.playGame(technique).catch(() => false);
    setMaking(isMade ? undefined : 'failed');
  };
  return (
    <>
      {entry && (
        <p class="quiet">
          <Boxes box={entry.box} language={state.page.language} />{' '}
          {own.counts(entry.seen, entry.alone, entry.helped, entry.wrong)}
        </p>
      )}
      <div class="buttons">
        <Button off={making === 'working'} onClick={() => void play()}>
          {making === 'working' ? own.makingGame : own.play}
        </Button>
        <span role="status">{making === 'failed' && own.noGame}</span>
        <span role="status">{forgotten && own.forgotten}</span>
        {(entry || forgotten) && (
          <Button
            class="plain"
            onClick={() =>
              forgotten ? controls.restore(forgotten.before) : controls.forget(technique)
            }
          >
            {forgotten ? words.history.undo : own.forget}
          </Button>
        )}
      </div>
    </>
  );
}
