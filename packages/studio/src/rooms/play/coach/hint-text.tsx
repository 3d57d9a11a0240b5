import { constraintText } from '@nonet/engine/explain';
import { conflicts, formatCell, gridOf } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import { WithCellNames } from '../../../coach/cell-names.tsx';
import { TechniqueName } from '../../../coach/technique/technique-name.tsx';
import { WithTechniqueName } from '../../../coach/with-technique-name.tsx';
import { brokenRules, digitsOnBoard, gameOf, geometryOf } from '../../../game/state.ts';
import type { CoachMistake, StepHint as Found } from '../../../picture/coaching.ts';
import { Button } from '../../../widgets/button.tsx';
import { housePlaceOf } from '../../../words/place.ts';
import { type CoachAnswer, rungs, wrongDigit, wrongSince } from '../coach-state.ts';
import { boardOf, type PlayProps, playOf } from '../slice.ts';
import { coachOf, withCoach, withHint, withQuestion } from './asking.ts';
import { withMistakeWatched, withTrialWatched } from './bridge.ts';
import { withNotesMade } from './doing-step.ts';
import { GoBack, wrongMove } from './go-back.tsx';
import { StepArgument } from './step-argument.tsx';
import { coachWords } from './words.ts';

type HintAnswer = Extract<CoachAnswer, { readonly kind: 'hint' }>;

/** A hint, as far as the player wants to see it. */
export function HintText({ answer, ...props }: PlayProps & { answer: HintAnswer }) {
  const { language } = props.state.page;
  const { hint } = answer;
  if (hint.kind === 'step') return <StepHint {...props} hint={hint} />;
  if (hint.kind === 'mistakes') {
    return <MistakeHint {...props} answer={answer} mistakes={hint.mistakes} />;
  }
  if (hint.kind === 'conflict') return <p>{hint.texts[language].at(-1)}</p>;
  return <p>{coachWords[language].none[hint.kind]}</p>;
}

function StepHint({ hint, ...props }: PlayProps & { hint: Found }) {
  const { state, controls } = props;
  const { isBeyond, step, trial, unfinishedText } = hint;
  const { language } = state.page;
  const own = coachWords[language];
  const { rung } = coachOf(state);
  const { selection } = playOf(state);
  const shown = rungs.indexOf(rung) + 1;
  const texts = step.texts[language].slice(0, Math.min(shown, 3));
  const notes = step.notesText[language];
  const unfinished = unfinishedText[language];
  const isFound =
    rung !== 'argument' &&
    selection.length === step.cells.length &&
    step.cells.every((cell) => selection.includes(cell));
  const help = (
    <>
      {step.notesToMake.length > 0 && (
        <Button onClick={() => controls.update((now) => withNotesMade(now, performance.now()))}>
          {own.makeNotes}
        </Button>
      )}
      {trial && (
        <Button
          onClick={() => controls.update((now) => withTrialWatched(now, trial, performance.now()))}
        >
          {own.watchIt}
        </Button>
      )}
    </>
  );
  return (
    <>
      {isBeyond && <p class="quiet">{own.beyond}</p>}
      {texts.map((text, i) => (
        <p key={i} class="level">
          <WithTechniqueName {...props} board={boardOf(state)} text={text} step={step} />
        </p>
      ))}
      {rung === 'argument' && (
        <h3>
          <TechniqueName {...props} technique={step.technique} name={step.name[language]} />
        </h3>
      )}
      {isFound && <p class="right">{own.thoseCells}</p>}
      {shown > 2 && notes && (
        <p class="quiet">
          <WithCellNames text={notes} {...boardOf(state)} />
        </p>
      )}
      {unfinished && (
        <p class="quiet">
          <WithCellNames text={unfinished} {...boardOf(state)} />
        </p>
      )}
      {shown > 2 && trial && step.technique !== 'brute-force' && (
        <p>
          <WithCellNames text={`${own.tooLong} ${trial.text[language]}`} {...boardOf(state)} />
        </p>
      )}
      {rung === 'argument' ? (
        <StepArgument {...props} step={step}>
          {help}
        </StepArgument>
      ) : (
        <div class="buttons">
          <Button onClick={() => controls.update(withHint)}>{own.more[rung]}</Button>
          {shown > 2 && help}
        </div>
      )}
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
  const move = wrongMove(props);
  const [first] = mistakes;
  const { marksMistakes, rung } = coachOf(state);
  const wrong = wrongDigit(answer.hint);
  const shape = geometryOf(game);
  const nameOf = (cell: number): string => formatCell(shape, cell);
  const clash =
    wrong &&
    conflicts(gridOf(shape, digitsOnBoard(game))).find(({ cells }) => cells.includes(wrong.cell));
  const broken = wrong && brokenRules(game).find(({ cells }) => cells.includes(wrong.cell));
  return (
    <>
      {broken && (
        <p>
          <WithCellNames
            text={own.breaks(constraintText(broken.constraint, shape, language))}
            {...boardOf(state)}
          />
        </p>
      )}
      {clash && <p>{own.twice(symbolOf(clash.digit), housePlaceOf(shape, clash.house))}</p>}
      <p>{move === undefined ? own.wrong : own.wrongSince(move)}</p>
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
        <GoBack {...props} />
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
                  ? withQuestion(now, {
                      kind: 'why-not',
                      cell: wrong.cell,
                      digit: wrong.digit,
                      wrongSince: wrongSince(coachOf(now)),
                    })
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
