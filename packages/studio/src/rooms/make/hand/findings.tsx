import { levelNames } from '@nonet/engine/explain';
import type { ComponentChildren } from 'preact';
import { type SettingScale, settingScales } from '../../../picture/setting.ts';
import { ComparedPair } from '../../../puzzle/compared.tsx';
import type { Check as Checked } from '../../../puzzle/state.ts';
import { Check } from '../../../widgets/check.tsx';
import { grouped } from '../../../words/place.ts';
import { canBecomeProper, hasScales } from './setting-requests.ts';
import { answersOf, type MakeProps, makeOf, withMake } from './slice.ts';
import { makeWords } from './words.ts';

/** What a setter wants to know about the puzzle, besides the verdict. */
export function Findings(props: MakeProps) {
  const { state } = props;
  const { check, solutions, text } = state.puzzle;
  const own = makeWords[state.page.language].findings;
  return (
    <section class="puzzle-findings" aria-label={own.label}>
      <dl>
        <Fact name={own.givens}>{text.cells.replaceAll('.', '').length}</Fact>
        <Fact name={own.solutions}>{solutionCount(check, own)}</Fact>
        <Fact name={own.redundant}>
          <Redundant {...props} />
        </Fact>
        {text.constraints && (
          <Fact name={own.redundantRules}>
            <RedundantRules state={state} />
          </Fact>
        )}
        {hasScales(text) &&
          settingScales.map((scale) => (
            <Fact key={scale} name={own.scales[scale]}>
              <Rating {...props} scale={scale} />
            </Fact>
          ))}
      </dl>
      {canBecomeProper(state) && <Proper {...props} />}
      {check.kind === 'several' && !solutions.pinned && solutions.firstTwo.length === 2 && (
        <ComparedPair {...props} label={own.twoSolutions} pair={solutions.firstTwo} />
      )}
    </section>
  );
}

/** The number of solutions as a setter writes it. */
function solutionCount(check: Checked, own: (typeof makeWords)['en']['findings']): string {
  switch (check.kind) {
    case 'working':
      return own.unknown;
    case 'stopped':
      return own.none;
    case 'several':
      return check.complete ? grouped(check.count) : own.moreThan(check.count - 1);
    default:
      return check.kind === 'none' || check.kind === 'conflict' ? '0' : '1';
  }
}

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The number of redundant givens, and whether they are marked in the grid. */
function Redundant({ state, controls }: MakeProps) {
  const { check } = state.puzzle;
  const own = makeWords[state.page.language].findings;
  if (check.kind !== 'proper') return <NotProper state={state} />;
  if (!check.redundant?.length) return <>{check.redundant ? 0 : own.unknown}</>;
  return (
    <>
      {check.redundant.length}
      <Check
        name={own.mark}
        isOn={makeOf(state).marksRedundant}
        turn={(marksRedundant) => controls.update((now) => withMake(now, { marksRedundant }))}
      />
    </>
  );
}

/** The number of rules that the puzzle does not need. The list of rules marks them. */
function RedundantRules({ state }: Pick<MakeProps, 'state'>) {
  const own = makeWords[state.page.language].findings;
  const { redundantRules } = answersOf(state);
  if (state.puzzle.check.kind !== 'proper') return <NotProper state={state} />;
  if (!redundantRules) return <>{own.unknown}</>;
  const { complete, redundant } = redundantRules;
  if (complete) return <>{redundant.length}</>;
  return <>{redundant.length > 0 ? own.atLeast(redundant.length) : own.none}</>;
}

/** What is said instead of a property that only proper puzzles have. */
function NotProper({ state }: Pick<MakeProps, 'state'>) {
  const own = makeWords[state.page.language].findings;
  return <>{state.puzzle.check.kind === 'working' ? own.unknown : own.none}</>;
}

/** The rating on a scale, with the technique of its hardest step. */
function Rating({ state, scale }: MakeProps & { scale: SettingScale }) {
  const { language } = state.page;
  const own = makeWords[language].findings;
  const rating = answersOf(state).ratings[scale];
  if (state.puzzle.check.kind !== 'proper') return <NotProper state={state} />;
  if (!rating) return <>{own.unknown}</>;
  if (rating.kind === 'stuck') return <>{own.stuck}</>;
  return (
    <>
      {rating.kind === 'se'
        ? rating.er.toFixed(1)
        : own.level(levelNames[language][rating.level], rating.score)}
      <small class="quiet">{own.hardest(rating.hardest[language])}</small>
    </>
  );
}

/** Which cells can take a given that makes the puzzle proper. */
function Proper({ state, controls }: MakeProps) {
  const own = makeWords[state.page.language].findings;
  const { marksProper } = makeOf(state);
  const { properGivens } = answersOf(state);
  const said = properGivens
    ? own.properCells(properGivens.masks.filter((mask) => mask > 0).length, properGivens.complete)
    : own.unknown;
  return (
    <div class="proper">
      <Check
        name={own.proper}
        isOn={marksProper}
        turn={(marks) => controls.update((now) => withMake(now, { marksProper: marks }))}
      />
      <p role="status">{marksProper ? said : ''}</p>
    </div>
  );
}
