import type { JSX } from 'preact';
import type { Available } from '../../../picture/coaching.ts';
import { Button } from '../../../widgets/button.tsx';
import type { PlayProps } from '../slice.ts';
import { TechniqueName } from '../technique/technique-name.tsx';
import { Argument } from './argument.tsx';
import { coachOf, showingStep } from './asking.ts';
import { coachWords } from './words.ts';

/** The techniques that the board allows, the easiest first, each with a button that shows a step. */
export function AvailableList({
  found,
  isAll,
  ...props
}: PlayProps & { found: readonly Available[]; isAll: boolean }): JSX.Element {
  const { state, controls } = props;
  const { language } = state.page;
  const own = coachWords[language];
  const { chosen, rung } = coachOf(state);
  return (
    <>
      {found.length === 0 && isAll && <p>{own.none.stuck}</p>}
      <ul class="available">
        {found.map(({ count, hasMore, name, technique }, i) => (
          <li key={technique}>
            <TechniqueName {...props} technique={technique} name={name[language]} />
            <Button
              aria-pressed={rung === 'argument' && chosen === i}
              label={own.showStep(name[language], own.times(count, hasMore))}
              onClick={() => controls.update((now) => showingStep(now, i))}
            >
              {own.times(count, hasMore)}
            </Button>
          </li>
        ))}
      </ul>
      {rung === 'argument' && found[chosen] && <Argument {...props} step={found[chosen].first} />}
      {!isAll && <p role="status">{own.thinking}</p>}
    </>
  );
}
