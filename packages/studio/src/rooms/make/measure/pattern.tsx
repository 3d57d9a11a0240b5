import { orbits } from '@nonet/engine/generate';
import { CLASSIC, geometryOfSize } from '@nonet/engine/grid';
import { useState } from 'preact/hooks';
import { Board } from '../../../board/board.tsx';
import { arrows } from '../../../puzzle/cell-moves.ts';
import { Button } from '../../../widgets/button.tsx';
import type { RecipeFields } from '../recipe/recipe.ts';
import type { MeasureProps } from './controls.ts';
import { measureWords } from './words.ts';

const STEPS = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] } as const;

/** A board on which the cells of the givens are marked. */
export function Pattern({
  state,
  words,
  set,
}: MeasureProps & { set: (change: Partial<RecipeFields>) => void }) {
  const own = measureWords[state.page.language].pattern;
  const { pattern, size, symmetry } = state.measure.fields;
  const geometry = geometryOfSize(size) ?? CLASSIC;
  const [at, setAt] = useState(0);
  const cell = Math.min(at, geometry.cells - 1);
  const cells = pattern === '' ? '.'.repeat(geometry.cells) : pattern;
  const marked = [...Array(cells.length).keys()].filter((one) => cells[one] !== '.');
  const take = (from: string): void =>
    set({ pattern: /[^.]/.test(from) ? from.replaceAll(/[^.]/g, '1') : '' });
  /** Marks a cell and its symmetric cells, or clears them. */
  const toggle = (one: number): void => {
    const images = orbits(geometry, symmetry).find((orbit) => orbit.includes(one)) ?? [one];
    const symbol = cells[one] === '.' ? '1' : '.';
    take(Array.from(cells, (old, i) => (images.includes(i) ? symbol : old)).join(''));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = arrows[event.key as keyof typeof arrows];
    if (move) {
      const [down, right] = STEPS[move];
      const [row, column] = [geometry.row[cell] + down, geometry.column[cell] + right];
      if (row >= 0 && row < size && column >= 0 && column < size) setAt(row * size + column);
    } else if (event.key === ' ' || event.key === 'Enter') toggle(cell);
    else return;
    event.preventDefault();
  };
  const { root } = state.puzzle;
  return (
    <details class="pattern">
      <summary>
        {own.name}
        {marked.length > 0 && ` (${marked.length})`}
      </summary>
      <p class="quiet">{own.note}</p>
      <div class="heart" role="group" aria-label={own.name} data-own-keys="" onKeyDown={onKeyDown}>
        <Board
          geometry={geometry}
          words={words}
          language={state.page.language}
          layers={[{ kind: 'cells', cells: marked, look: 'marked' }]}
          contents={new Map(marked.map((one) => [one, own.cell]))}
          at={cell}
          isReadOnly={false}
          isEased={false}
          onFocus={setAt}
          onPointer={({ kind, cell: pressed }) => {
            if (kind !== 'down' && kind !== 'enter') return;
            setAt(pressed);
            toggle(pressed);
          }}
        />
      </div>
      <div class="buttons">
        <span role="status">{own.marked(marked.length)}</span>
        <Button off={pattern === ''} onClick={() => set({ pattern: '' })}>
          {own.clear}
        </Button>
        <Button
          off={root.cells.length !== geometry.cells || !/[^.]/.test(root.cells)}
          onClick={() => take(root.cells)}
        >
          {own.take}
        </Button>
      </div>
    </details>
  );
}
