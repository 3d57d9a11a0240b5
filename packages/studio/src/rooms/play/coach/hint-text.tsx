import { entriesTo, START } from '@nonet/engine/game';
import { formatCell } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import { WithCellNames } from '../../../coach/cell-names.tsx';
import { WithTechniqueName } from '../../../coach/with-technique-name.tsx';
import { gameOf, geometryOf } from '../../../game/state.ts';
import type { CoachMistake, CoachStep } from '../../../picture/coaching.ts';
import { Button } from '../../../widgets/button.tsx';
import { type CoachAnswer, rungs, wrongDigit } from '../coach-state.ts';
import { boardOf, type PlayProps, playOf } from '../slice.ts';
import { coachOf, withCoach, withoutMistakes, withQuestion } from './asking.ts';
import { withMistakeWatched } from './bridge.ts';
import { withNotesMade } from './doing-step.ts';
import { StepArgument } from './step-argument.tsx';
import { coachWords } from './words.ts';

type HintAnswer = Extract<CoachAnswer, { readonly kind: 'hint' }>;

/** A hint, as far as the player wants to see it. */
export function HintText({ answer, ...props }: PlayProps & { answer: HintAnswer }) {
  const { language } = props.state.page;
  const { hint } = answer;
  if (hint.kind === 'step') return <StepHint {...props} step={hint.step} />;
  if (hint.kind === 'mistakes') {
    return <MistakeHint {...props} answer={answer} mistakes={hint.mistakes} />;
  }
  if (hint.kind === 'conflict') return <p>{hint.texts[language].at(-1)}</p>;
  return <p>{coachWords[language].none[hint.kind]}</p>;
}

function StepHint({ step, ...props }: PlayProps & { step: CoachStep }) {
  const { state, controls } = props;
  const { language } = state.page;
  const own = coachWords[language];
  const { rung } = coachOf(state);
  const { selection } = playOf(state);
  const shown = rungs.indexOf(rung) + 1;
  const texts = step.texts[language].slice(0, Math.min(shown, 3));
  const notes = step.notesText[language];
  const isFound =
    rung !== 'argument' &&
    selection.length === step.cells.length &&
    step.cells.every((cell) => selection.includes(cell));
  return (
    <>
      {texts.map((text, i) => (
        <p key={i}>
          <WithTechniqueName {...props} board={boardOf(state)} text={text} step={step} />
        </p>
      ))}
      {isFound && <p class="right">{own.thoseCells}</p>}
      {shown > 2 && notes && (
        <p class="quiet">
          <WithCellNames text={notes} {...boardOf(state)} />
        </p>
      )}
      {shown > 2 && step.notesToMake.length > 0 && (
        <Button onClick={() => controls.update((now) => withNotesMade(now, performance.now()))}>
          {own.makeNotes}
        </Button>
      )}
      {rung === 'argument' && <StepArgument {...props} step={step} />}
    </>
  );
}

function MistakeHint({
  answer,
  mistakes,
  ...props
}: PlayProps & { answer: HintAnswer; mistakes: readonly CoachMistake[] }) {
  const { state, controls } = props;
  const { language } = state.page;
  const own = coachWords[language];
  const game = gameOf(state);
  const branch = entriesTo(game.journal, game.journal.now);
  const { wrongSince = START } = answer;
  const move = branch.indexOf(wrongSince) + 1;
  const [first] = mistakes;
  const { marksMistakes, rung } = coachOf(state);
  const wrong = wrongDigit(answer.hint);
  const nameOf = (cell: number): string => formatCell(geometryOf(game), cell);
  return (
    <>
      <p>{move > 0 ? own.wrongSince(move) : own.wrong}</p>
      {marksMistakes && <p>{first.texts[language].at(rung === 'argument' ? -1 : -2)}</p>}
      {wrong && answer.deaths && (
        <p class="quiet">
          <WithCellNames
            text={own.deaths(
              symbolOf(wrong.digit),
              nameOf(wrong.cell),
              answer.deaths.map((death) => ({ ...death, last: nameOf(death.last) })),
            )}
            {...boardOf(state)}
          />
        </p>
      )}
      <div class="buttons">
        {move > 0 && (
          <Button class="main" onClick={() => controls.update(withoutMistakes)}>
            {own.goBack(branch.length - move + 1)}
          </Button>
        )}
        {!marksMistakes && (
          <Button onClick={() => controls.update((now) => withCoach(now, { marksMistakes: true }))}>
            {own.markIt}
          </Button>
        )}
        {(wrong || rung !== 'argument') && (
          <Button
            onClick={() =>
              controls.update((now) =>
                wrong
                  ? withQuestion(now, { kind: 'why-not', cell: wrong.cell, digit: wrong.digit })
                  : withCoach(now, { marksMistakes: true, rung: 'argument' }),
              )
            }
          >
            {own.showWhy}
          </Button>
        )}
        {wrong && (
          <Button
            onClick={() =>
              controls.update((now) => withMistakeWatched(now, wrong.cell, performance.now()))
            }
          >
            {own.watchMistake(symbolOf(wrong.digit), nameOf(wrong.cell))}
          </Button>
        )}
      </div>
    </>
  );
}
