import { formatCell } from '@nonet/engine/grid';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { openPageOf } from '../../../coach/technique/slice.ts';
import { WithTechniqueName } from '../../../coach/with-technique-name.tsx';
import { gameOf, geometryOf } from '../../../game/state.ts';
import { Button } from '../../../widgets/button.tsx';
import { Digits } from '../../../widgets/digits.tsx';
import { rungs, stepShown } from '../coach-state.ts';
import { boardOf, type PlayProps, playOf } from '../slice.ts';
import { coachOf, withHint, withQuestion, withSilence } from './asking.ts';
import { AvailableList } from './available-list.tsx';
import { Guesses } from './guesses.tsx';
import { HintText } from './hint-text.tsx';
import { Thinking } from './thinking.tsx';
import { WhyNotText } from './why-not-text.tsx';
import { coachWords } from './words.ts';

/** What the coach can be asked, and what she says. */
export function CoachPanel(props: PlayProps) {
  const { state, words, controls } = props;
  const { language } = state.page;
  const own = coachWords[language];
  const game = gameOf(state);
  const { answer, asked, reply, rung } = coachOf(state);
  const { selection } = playOf(state);
  const { update } = controls;
  const [cell] = selection.length === 1 ? selection : [];
  const canAskWhy = cell !== undefined && game.cells[cell].digit === 0;
  const isHint = asked?.question.kind === 'hint';
  const hasMore = isHint && stepShown(coachOf(state)) && rung !== rungs.at(-1);
  const says = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (answer) says.current?.scrollIntoView({ block: 'nearest' });
  }, [answer, rung]);
  return (
    <section class="coach" aria-label={own.label} hidden={openPageOf(state) !== undefined}>
      <div class="buttons">
        <Button
          class={hasMore || !asked ? 'main' : undefined}
          off={game.isPaused || (isHint && !hasMore)}
          onClick={() => update(withHint)}
        >
          {hasMore ? own.more[rung] : own.hint}
        </Button>
        <Button
          off={game.isPaused}
          onClick={() => update((now) => withQuestion(now, { kind: 'available' }))}
        >
          {own.available}
        </Button>
        <Button
          off={game.isPaused}
          onClick={() => update((now) => withQuestion(now, { kind: 'guesses' }))}
        >
          {own.computer}
        </Button>
        {asked && (
          <Button class="plain" onClick={() => update(withSilence)}>
            {words.close}
          </Button>
        )}
      </div>
      {canAskWhy && !game.isPaused && (
        <details class="why-not">
          <summary>{own.whyNot(formatCell(geometryOf(game), cell))}</summary>
          <Digits
            label={own.whyNot(formatCell(geometryOf(game), cell))}
            size={geometryOf(game).size}
            press={(digit) => update((now) => withQuestion(now, { kind: 'why-not', cell, digit }))}
          />
        </details>
      )}
      <div class="coach-says" role="status" ref={says}>
        {reply && (
          <p class={reply.kind === 'not-it' ? undefined : 'right'}>
            {reply.kind !== 'not-it' ? (
              <WithTechniqueName
                {...props}
                board={boardOf(state)}
                text={own.reply[reply.kind](reply.step.name[language])}
                step={reply.step}
              />
            ) : (
              own.notIt
            )}
          </p>
        )}
        <Answer {...props} />
      </div>
    </section>
  );
}

function Answer(props: PlayProps) {
  const { state } = props;
  const { answer, asked } = coachOf(state);
  if (!asked) return null;
  const { question } = asked;
  if (!answer) {
    const hasFailed = state.page.workers.coach.failed;
    return hasFailed ? null : <Thinking {...props} />;
  }
  switch (answer.kind) {
    case 'hint':
      return <HintText {...props} answer={answer} />;
    case 'available':
      return <AvailableList {...props} answer={answer} />;
    case 'none':
      return <p>{coachWords[state.page.language].none[answer.why]}</p>;
    case 'guesses':
      return <Guesses {...props} counts={answer.counts} />;
    case 'why-not':
      return question.kind === 'why-not' ? (
        <WhyNotText {...props} question={question} why={answer.why} />
      ) : null;
  }
}
