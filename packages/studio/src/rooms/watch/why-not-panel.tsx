import type { Geometry } from '@nonet/engine/grid';
import { shapeOf, symbolOf } from '@nonet/engine/notation';
import { reasonsShown } from '../../search/reasons.ts';
import type { WhyNot as Asked } from '../../search/state.ts';
import { askedCell, whyNotShown } from '../../search/why-not.ts';
import { Button } from '../../widgets/button.tsx';
import { Digits } from '../../widgets/digits.tsx';
import { placeOf } from '../../words/place.ts';
import type { Words } from '../../words/words.ts';
import { withForkAt } from './branches.ts';
import { explainedAt, ReasonsList } from './reasons-list.tsx';
import type { WatchProps } from './slice.ts';

/** Says why a digit is not in a blank cell. The user can force a digit that fits there. */
export function WhyNotPanel({ state, words, controls }: WatchProps) {
  const cell = askedCell(state);
  if (cell === undefined) return null;
  const shape = shapeOf(state.puzzle.text);
  const shown = whyNotShown(state.run);
  const asked = shown?.cell === cell ? shown : undefined;
  const why = reasonsShown(state.run)?.cell === cell ? explainedAt(state, words) : undefined;
  return (
    <section class="why-not" aria-label={words.whyNot.label}>
      <p class="quiet">
        {why ? words.whyNot.noDigit(placeOf(shape, cell)) : words.whyNot.cell(placeOf(shape, cell))}
      </p>
      {why ? (
        <ReasonsList
          label={words.whyNot.reasons}
          digits={why.digits}
          pressed={asked?.digit ?? 0}
          press={controls.pressDigit}
        />
      ) : (
        <Digits
          label={words.whyNot.digits}
          size={shape.size}
          pressed={asked?.digit ?? 0}
          press={controls.pressDigit}
        />
      )}
      <div class="why-not-answer" data-kind={asked?.answer.kind}>
        <p role="status">{asked && sentence(asked, shape, words.whyNot)}</p>
        {asked && <Onward {...{ state, words, controls, asked }} />}
      </div>
    </section>
  );
}

function Onward({
  words: { whyNot },
  controls: { update, playback },
  asked: { cell, digit, answer },
}: WatchProps & { asked: Asked }) {
  if (answer.kind !== 'tried' && answer.kind !== 'untried') return null;
  return (
    <>
      {answer.kind === 'tried' && (
        <Button onClick={() => playback.seek(answer.event)}>{whyNot.go(answer.event)}</Button>
      )}
      <Button class="own" onClick={() => update((now) => withForkAt(now, cell, digit))}>
        {whyNot.force(symbolOf(digit))}
      </Button>
    </>
  );
}

function sentence({ cell, digit, answer }: Asked, shape: Geometry, words: Words['whyNot']): string {
  const symbol = symbolOf(digit);
  switch (answer.kind) {
    case 'blocked':
      return words.blocked(symbol, placeOf(shape, answer.peers[0]));
    case 'ruled-out':
      return words.ruledOut(symbol, placeOf(shape, cell));
    case 'looking':
      return words.looking;
    case 'tried':
      return words.tried(symbol, answer.event);
    case 'untried':
      return words.untried(symbol);
  }
}
