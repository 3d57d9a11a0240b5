import { drawSeed, Random } from '@nonet/engine/generate';
import {
  digitsInOrder,
  mirror,
  quarterTurn,
  randomDigits,
  type Transform,
} from '@nonet/engine/grid';
import { puzzleOf } from '@nonet/engine/notation';
import { Button } from '../../../widgets/button.tsx';
import { WishFields } from '../../../widgets/wish-fields.tsx';
import { canChange } from './setting-requests.ts';
import { type Change, type MakeProps, makeOf, withMake } from './slice.ts';
import { withTransform } from './transforming.ts';
import { makeWords } from './words.ts';

/** Changes of the whole puzzle. Each can be undone in one step. */
export function Changes({ state, words, controls }: MakeProps) {
  const own = makeWords[state.page.language].changes;
  const { change, seed } = makeOf(state);
  const chosenSeed = (): string => seed.trim() || drawSeed();
  const start = (kind: Change['kind']): void =>
    controls.update((now) => withMake(now, { change: { kind, seed: chosenSeed() } }));
  const stop = (): void => controls.update((now) => withMake(now, { change: undefined }));
  const { givens, constraints = [] } = puzzleOf(state.puzzle.root);
  const { geometry } = givens;
  const shuffled = (): Transform => {
    const random = new Random(chosenSeed());
    return randomDigits(geometry, (n) => random.below(n));
  };
  const transforms: Readonly<Record<'turn' | 'mirror' | 'shuffle' | 'number', () => Transform>> = {
    turn: () => quarterTurn(geometry),
    mirror: () => mirror(geometry),
    shuffle: shuffled,
    number: () => digitsInOrder(givens),
  };
  return (
    <section class="changes" aria-label={own.label}>
      <h2>{own.label}</h2>
      <div class="buttons">
        {(['minimize', 'complete'] as const).map((kind) => (
          <Button key={kind} off={!canChange(state, kind)} onClick={() => start(kind)}>
            {own[kind]}
          </Button>
        ))}
        <WishFields
          fields={['seed']}
          language={state.page.language}
          values={{ seed }}
          set={(wish) => controls.update((now) => withMake(now, wish))}
        />
        <span role="status">{change && own.working}</span>
        {change && <Button onClick={stop}>{words.cancel}</Button>}
      </div>
      <div class="buttons">
        {(Object.keys(transforms) as (keyof typeof transforms)[]).map((name) => (
          <Button
            key={name}
            off={isRenaming(name) && constraints.length > 0}
            onClick={() => controls.updatePuzzle((now) => withTransform(now, transforms[name]()))}
          >
            {own[name]}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Whether a change renames the digits, which constraints such as sums do not allow. */
function isRenaming(name: string): boolean {
  return name === 'shuffle' || name === 'number';
}
