import type { Constraint } from '@nonet/engine/constraint';
import { constraintText } from '@nonet/engine/explain';
import { mirror, quarterTurn } from '@nonet/engine/grid';
import { shapeOf } from '@nonet/engine/notation';
import { useId, useState } from 'preact/hooks';
import { withConstraints } from '../../../puzzle/rules.ts';
import type { PuzzleState } from '../../../puzzle/state.ts';
import { Button, Icon } from '../../../widgets/button.tsx';
import {
  imageOf,
  numberText,
  toolFor,
  withMore,
  withNumber,
  without,
} from '../rules/constraint-list.ts';
import type { Refusal } from '../rules/drawn-constraints.ts';
import { gestureOf, numberOf } from '../rules/tools.ts';
import { ruleWords } from '../rules/words.ts';
import { constraintsOf, withDrawing } from './drafting.ts';
import { answersOf, type MakeProps, makeOf } from './slice.ts';

const CROSS = 'M5 5l10 10M15 5 5 15';
const EYE = 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5M10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4';

/** One line per constraint: its number can be changed, and it can be hidden or removed. */
export function RuleList(props: MakeProps) {
  const { state, controls } = props;
  const own = ruleWords[state.page.language];
  const list = constraintsOf(state.puzzle.root);
  const last = list[list.length - 1];
  const tool = toolFor(last);
  const redundant = answersOf(state).redundantRules?.redundant ?? [];
  const geometry = shapeOf(state.puzzle.root);
  const images = { mirrored: mirror(geometry), turned: quarterTurn(geometry) };
  const addImage = (name: keyof typeof images): void => {
    const image = imageOf(last, images[name], geometry);
    controls.updatePuzzle((now) => withConstraints(now, withMore(list, [image])));
  };
  return (
    <section aria-label={own.list}>
      <ul class="rule-list">
        {list.map((constraint, i) => (
          <Rule key={i} {...props} constraint={constraint} isRedundant={redundant.includes(i)} />
        ))}
      </ul>
      {tool && gestureOf(tool) !== 'switch' && (
        <div class="buttons">
          {(['mirrored', 'turned'] as const).map((image) => (
            <Button key={image} onClick={() => addImage(image)}>
              {own.last[image]}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

interface RuleProps extends MakeProps {
  readonly constraint: Constraint;
  /** Whether the puzzle does not need it. */
  readonly isRedundant: boolean;
}

function Rule({ state, controls, constraint, isRedundant }: RuleProps) {
  const { language } = state.page;
  const own = ruleWords[language];
  const { hidden } = makeOf(state).drawing;
  const { root } = state.puzzle;
  const geometry = shapeOf(root);
  const text = constraintText(constraint, geometry, language);
  const isHidden = hidden.includes(constraint);
  return (
    <li data-hidden={isHidden ? '' : undefined}>
      <span>
        {text}
        {isRedundant && <small class="quiet"> {own.redundant}</small>}
      </span>
      <RuleNumber state={state} controls={controls} constraint={constraint} name={text} />
      <Button
        class="icon"
        label={own.hide(text)}
        aria-pressed={isHidden}
        onClick={() =>
          controls.update((now) =>
            withDrawing(now, {
              hidden: isHidden
                ? hidden.filter((one) => one !== constraint)
                : [...hidden, constraint],
            }),
          )
        }
      >
        <Icon path={EYE} />
      </Button>
      <Button
        class="icon"
        label={own.remove(text)}
        onClick={() =>
          controls.updatePuzzle((now) =>
            withConstraints(now, without(constraintsOf(now.root), constraint)),
          )
        }
      >
        <Icon path={CROSS} />
      </Button>
    </li>
  );
}

/** What is typed as the number of a constraint, and why it is refused. */
interface Edit {
  readonly constraint: Constraint;
  readonly text: string;
  readonly refusal?: Refusal;
}

/**
 * The field for the number of a constraint. What is typed stays in it while the page changes. A
 * number that does not fit changes nothing.
 */
function RuleNumber({
  state,
  controls,
  constraint,
  name,
}: Pick<MakeProps, 'state' | 'controls'> & {
  readonly constraint: Constraint;
  readonly name: string;
}) {
  const [edit, setEdit] = useState<Edit>();
  const id = useId();
  const own = ruleWords[state.page.language];
  const tool = toolFor(constraint);
  const number = tool && numberOf(tool);
  if (!number) return null;
  const unsaved = edit?.constraint === constraint ? edit : undefined;
  const listWith = (text: string, { root }: PuzzleState) =>
    withNumber(constraintsOf(root), constraint, text, shapeOf(root));
  const change = (text: string): void => {
    const list = listWith(text, state.puzzle);
    setEdit(typeof list === 'string' ? { constraint, text, refusal: list } : undefined);
    controls.updatePuzzle((now) => {
      const changed = listWith(text, now);
      return typeof changed === 'string' ? now : withConstraints(now, changed);
    });
  };
  const refusal = unsaved?.refusal;
  return (
    <>
      <input
        type="text"
        size={3}
        autocomplete="off"
        inputMode={number === 'values' ? 'text' : 'numeric'}
        aria-label={`${own.numbers[number]}: ${name}`}
        aria-invalid={refusal !== undefined}
        aria-describedby={id}
        value={unsaved?.text ?? numberText(constraint)}
        onInput={({ currentTarget: { value } }) => setEdit({ constraint, text: value })}
        onChange={({ currentTarget: { value } }) => change(value)}
      />
      <small id={id} class="refusal" role="status">
        {refusal && own.refusals[refusal]}
      </small>
    </>
  );
}
