import { formatCell } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { openPageOf } from '../../../coach/technique/slice.ts';
import { WithTechniqueName } from '../../../coach/with-technique-name.tsx';
import { gameOf, geometryOf } from '../../../game/state.ts';
import { Button, Icon } from '../../../widgets/button.tsx';
import { Digits } from '../../../widgets/digits.tsx';
import { placeOf } from '../../../words/place.ts';
import type { Question } from '../coach-state.ts';
import { Combinations, Rules } from '../rules.tsx';
import { boardOf, type HasPlay, type PlayProps, playOf } from '../slice.ts';
import { playWords } from '../words.ts';
import { coachOf, withQuestion, withSilence } from './asking.ts';
import { AvailableList } from './available-list.tsx';
import { Guesses } from './guesses.tsx';
import { HintText } from './hint-text.tsx';
import { Thinking } from './thinking.tsx';
import { WhyNotText } from './why-not-text.tsx';
import { coachWords } from './words.ts';
import './coach-panel.css';

/** A reply on a small screen lies over the head of the game for this many milliseconds. */
const REPLY = 5_000;

interface CoachPanelProps extends PlayProps {
  /** Whether the panel is shown on a small screen although the coach says nothing. */
  readonly isCalled: boolean;
  /** Hides it there again. */
  readonly dismiss: () => void;
}

/**
 * What the coach says, and then what she can be asked. It scrolls in itself. On a small screen, the buttons
 * of what she says stay in view.
 */
export function CoachPanel({ dismiss, isCalled, ...props }: CoachPanelProps) {
  const { state, words, controls } = props;
  const { language } = state.page;
  const own = coachWords[language];
  const { answer, asked, chosen, instance, reply, rung, stage } = coachOf(state);
  const isAnswered = answer !== undefined;
  const panel = useRef<HTMLDivElement>(null);
  const [passed, setPassed] = useState<typeof reply>();

  // Shows the beginning of what is new: of the argument, if a list stands above it.
  useLayoutEffect(() => {
    const box = panel.current;
    if (!box) return;
    const argument = answer?.kind === 'available' ? box.querySelector('.argument') : null;
    const top = argument?.getBoundingClientRect().top ?? -Infinity;
    box.scrollTo({ top: Math.max(0, top - box.getBoundingClientRect().top + box.scrollTop) });
    if (isAnswered) box.scrollIntoView({ block: 'nearest' });
  }, [asked, isAnswered, rung, chosen, instance, stage]);

  // When a question is closed, or its step is done, a small screen shows the head of the game again.
  useEffect(() => (asked ? dismiss : undefined), [asked]);

  useEffect(() => {
    if (!reply) return;
    const timer = setTimeout(() => setPassed(reply), REPLY);
    return () => clearTimeout(timer);
  }, [reply]);

  const isMarking = playOf(state).mode === 'mark';
  const isSaying = asked !== undefined || (reply !== undefined && reply !== passed);
  return (
    <section
      class="coach"
      aria-label={own.label}
      data-asked={asked ? '' : undefined}
      data-says={isSaying || isCalled ? '' : undefined}
      hidden={openPageOf(state) !== undefined}
    >
      <h2>{asked ? titleOf(asked.question, state) : own.label}</h2>
      {(asked || isCalled) && (
        <Button
          class="icon dismiss"
          label={words.close}
          onClick={() => {
            controls.update(withSilence);
            dismiss();
          }}
        >
          <Icon path="M5 5l10 10M15 5L5 15" />
        </Button>
      )}
      <div class="coach-body" ref={panel}>
        <div class="coach-says" role="status">
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
        {!asked && <Combinations {...props} />}
        {!asked && <Rules {...props} />}
        {!asked && !reply && isMarking && <p class="quiet">{playWords[language].marking}</p>}
        {!asked && !reply && !isMarking && <p class="quiet idle">{own.idle}</p>}
        <Questions {...props} />
      </div>
    </section>
  );
}

function titleOf(question: Question, state: HasPlay): string {
  const own = coachWords[state.page.language];
  switch (question.kind) {
    case 'hint':
      return own.hint;
    case 'available':
      return own.available;
    case 'guesses':
      return own.computer;
    case 'why-not':
      return own.whyNot(
        symbolOf(question.digit),
        formatCell(geometryOf(gameOf(state)), question.cell),
      );
  }
}

/** What the coach can be asked besides a hint. */
function Questions({ state, controls }: PlayProps) {
  const own = coachWords[state.page.language];
  const game = gameOf(state);
  const { asked } = coachOf(state);
  const { selection } = playOf(state);
  const { update } = controls;
  const [cell] = selection.length === 1 ? selection : [];
  const kinds = (['available', 'guesses'] as const).filter((kind) => kind !== asked?.question.kind);
  const canAskWhy = cell !== undefined && game.cells[cell].digit === 0;
  const shape = geometryOf(game);
  return (
    <div class="questions">
      {kinds.map((kind) => (
        <Button
          key={kind}
          off={game.isPaused}
          onClick={() => update((now) => withQuestion(now, { kind }))}
        >
          {kind === 'available' ? own.available : own.computer}
        </Button>
      ))}
      {canAskWhy && !game.isPaused && (
        <details
          class="why-not"
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
          }}
        >
          <summary>{own.askWhyNot(placeOf(shape, cell))}</summary>
          <Digits
            label={own.askWhyNot(placeOf(shape, cell))}
            size={shape.size}
            press={(digit) => update((now) => withQuestion(now, { kind: 'why-not', cell, digit }))}
          />
        </details>
      )}
    </div>
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
