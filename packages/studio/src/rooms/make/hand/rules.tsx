import { ruleWords } from '../rules/words.ts';
import { constraintsOf, withDrawing } from './drafting.ts';
import { Palette } from './palette.tsx';
import { RuleList } from './rule-list.tsx';
import type { MakeProps } from './slice.ts';
import { makeOf } from './slice.ts';
import './rules.css';

/** The constraints of the puzzle, and the palette that sets them. */
export function Rules(props: MakeProps) {
  const { state, controls } = props;
  const own = ruleWords[state.page.language];
  const { tool } = makeOf(state).drawing;
  const { length } = constraintsOf(state.puzzle.root);
  return (
    <details
      class="variant-rules"
      data-drawing={tool}
      onToggle={({ currentTarget: { open } }) =>
        !open && controls.update((now) => withDrawing(now, { tool: undefined, path: [] }))
      }
    >
      <summary>
        {own.label}
        {length > 0 && ` (${length})`}
      </summary>
      <Palette {...props} />
      {length > 0 && <RuleList {...props} />}
    </details>
  );
}
