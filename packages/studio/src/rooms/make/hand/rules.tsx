import { useMemo } from 'preact/hooks';
import { ruleWords } from '../rules/words.ts';
import { constraintsOf, withDrawing } from './drafting.ts';
import { Palette } from './palette.tsx';
import { RuleList } from './rule-list.tsx';
import { answersOf, type MakeProps, makeOf } from './slice.ts';
import './rules.css';

/** The constraints of the puzzle, and the palette that sets them. */
export function Rules(props: MakeProps) {
  const { state, controls } = props;
  const own = ruleWords[state.page.language];
  const { drawing } = makeOf(state);
  const { root } = state.puzzle;
  const list = constraintsOf(root);
  const lines = useMemo(
    () => (
      <>
        <Palette {...props} />
        {list.length > 0 && <RuleList {...props} />}
      </>
    ),
    [
      root.constraints,
      root.regions,
      root.cells.length,
      drawing,
      answersOf(state).redundantRules,
      state.page.language,
    ],
  );
  return (
    <details
      class="variant-rules"
      data-drawing={drawing.tool}
      onToggle={({ currentTarget: { open } }) =>
        !open && controls.update((now) => withDrawing(now, { tool: undefined, path: [] }))
      }
    >
      <summary>
        {own.label}
        {list.length > 0 && ` (${list.length})`}
      </summary>
      {lines}
    </details>
  );
}
