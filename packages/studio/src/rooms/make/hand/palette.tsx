import { constraintRule } from '@nonet/engine/explain';
import { shapeOf } from '@nonet/engine/notation';
import { withConstraints, withRegions } from '../../../puzzle/rules.ts';
import { Button } from '../../../widgets/button.tsx';
import { Check } from '../../../widgets/check.tsx';
import { TextField } from '../../../widgets/text-field.tsx';
import { switchedOn, withMore, without } from '../rules/constraint-list.ts';
import { drawnConstraints, exampleOf } from '../rules/drawn-constraints.ts';
import { regionSizes } from '../rules/regions.ts';
import { toolName } from '../rules/tool-name.ts';
import {
  families,
  gestureOf,
  isOptional,
  numberOf,
  type Tool,
  toolNamed,
  toolsOf,
  usualNumber,
} from '../rules/tools.ts';
import { ruleWords } from '../rules/words.ts';
import { constraintsOf, REGIONS, regionsOf, withDrawing, withDrawn } from './drafting.ts';
import { type MakeProps, makeOf } from './slice.ts';

/** The kinds of constraints by family, and how the chosen one is drawn. */
export function Palette(props: MakeProps) {
  const { state, controls } = props;
  const { language } = state.page;
  const own = ruleWords[language];
  const { family, tool } = makeOf(state).drawing;
  const choose = (id: string): void =>
    controls.update((now) =>
      withDrawing(now, { tool: id === tool ? undefined : id, path: [], refusal: undefined }),
    );
  const chosen = tool === undefined ? undefined : toolNamed(tool);
  return (
    <>
      <div class="tabs" role="group" aria-label={own.kinds}>
        {families.map((each) => (
          <Button
            key={each}
            aria-pressed={each === family}
            onClick={() =>
              controls.update((now) =>
                withDrawing(now, { family: each, tool: undefined, path: [], refusal: undefined }),
              )
            }
          >
            {own.families[each]}
          </Button>
        ))}
      </div>
      <div class="buttons" role="group" aria-label={own.families[family]}>
        {toolsOf(family).map((each) =>
          gestureOf(each) === 'switch' ? (
            <Switch key={each.id} {...props} tool={each} />
          ) : (
            <Button key={each.id} aria-pressed={each.id === tool} onClick={() => choose(each.id)}>
              {toolName(each, language)}
            </Button>
          ),
        )}
        {family === 'houses' && (
          <Button aria-pressed={tool === REGIONS} onClick={() => choose(REGIONS)}>
            {own.forms[REGIONS]}
          </Button>
        )}
      </div>
      {chosen && <Drawn {...props} tool={chosen} />}
      {tool === REGIONS && <Painted {...props} />}
    </>
  );
}

type ToolProps = MakeProps & { readonly tool: Tool };

/** A rule for the whole grid. */
function Switch({ state, controls, tool }: ToolProps) {
  const { root } = state.puzzle;
  const list = constraintsOf(root);
  const on = switchedOn(list, tool);
  const drawn = drawnConstraints(tool, [], '', shapeOf(root));
  const turned = on
    ? without(list, on)
    : withMore(list, 'constraints' in drawn ? drawn.constraints : []);
  return (
    <Check
      name={toolName(tool, state.page.language)}
      isOn={on !== undefined}
      turn={() => controls.updatePuzzle((now) => withConstraints(now, turned))}
    />
  );
}

/** How the chosen tool is used, and the number for the next constraint. */
function Drawn({ state, controls, tool }: ToolProps) {
  const own = ruleWords[state.page.language];
  const { numbers, path, refusal } = makeOf(state).drawing;
  const gesture = gestureOf(tool);
  const hasOwnKeys =
    gesture === 'line' || gesture === 'cells' || (gesture === 'outside' && tool.kind !== 'sum');
  const number = numberOf(tool);
  const geometry = shapeOf(state.puzzle.root);
  const { size } = geometry;
  const example = exampleOf(tool, geometry);
  const add = (): void => controls.update((now) => withDrawn(now, tool));
  const hint =
    tool.kind === 'less'
      ? own.less
      : tool.kind === 'sum'
        ? own.diagonal
        : gesture !== 'switch' && own.gestures[gesture];
  return (
    <div class="rule-drawing">
      {example && <p>{constraintRule(example, geometry, state.page.language)}</p>}
      <p class="quiet">
        {hint}
        <span class="with-keys"> {own.keys[hasOwnKeys ? gesture : 'others']}</span>
      </p>
      <form
        class="buttons"
        onSubmit={(event) => {
          event.preventDefault();
          if (gesture === 'cells' && path.length > 0) add();
        }}
      >
        {number && (
          <TextField
            label={own.numbers[number]}
            size={4}
            inputMode={number === 'values' ? 'text' : 'numeric'}
            placeholder={isOptional(tool) ? '' : usualNumber(tool, size - 1, size)}
            value={numbers[tool.id] ?? ''}
            set={(text) =>
              controls.update((now) =>
                withDrawing(now, { numbers: { ...numbers, [tool.id]: text } }),
              )
            }
          />
        )}
        {gesture === 'cells' && (
          <Button off={path.length === 0} onClick={add}>
            {own.add}
          </Button>
        )}
      </form>
      <p role="status">{refusal && own.refusals[refusal]}</p>
    </div>
  );
}

/** The regions of a jigsaw, and how many cells each has. */
function Painted({ state, controls }: MakeProps) {
  const own = ruleWords[state.page.language];
  const { region } = makeOf(state).drawing;
  const { root } = state.puzzle;
  const geometry = shapeOf(root);
  const sizes = regionSizes(regionsOf(state), geometry);
  return (
    <div class="rule-drawing">
      <p class="quiet">{own.gestures.regions(geometry.size)}</p>
      <div class="buttons" role="group" aria-label={own.forms[REGIONS]}>
        {sizes.map((cells, i) => (
          <Button
            key={i}
            class="region"
            label={own.region(i + 1, cells, geometry.size)}
            aria-pressed={i === region}
            style={{ background: `var(--colour-${(i % 9) + 1})` }}
            onClick={() => controls.update((now) => withDrawing(now, { region: i }))}
          >
            {i + 1}
            {cells !== geometry.size && <small>{cells}</small>}
          </Button>
        ))}
      </div>
      <Button
        off={root.regions === undefined}
        onClick={() => controls.updatePuzzle((now) => withRegions(now, undefined))}
      >
        {own.boxes}
      </Button>
    </div>
  );
}
