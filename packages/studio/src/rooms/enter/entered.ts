import { digitsOf } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import type { Entered } from '../../board/appearance.ts';
import { digitsIn, shapeOf } from '../../picture/puzzle-text.ts';
import { frequenciesAt } from '../../picture/tally.ts';
import { noteAt } from '../../puzzle/editing.ts';
import type { HasPuzzle } from '../../puzzle/state.ts';
import type { Words } from '../../words/words.ts';

const NOTHING: Entered = {
  digit: 0,
  notes: [],
  heat: [],
  other: 0,
  isDifferent: false,
  content: '',
};

/** Cell → what it shows. Undefined for a given. */
export function entered(state: HasPuzzle, words: Words): (Entered | undefined)[] {
  const { text, notes, solutions } = state.puzzle;
  const { size } = shapeOf(text);
  const { tally, view, shown, pinned } = solutions;
  const heat = view === 'heat' && tally && tally.solutions > 0 ? tally : undefined;
  const digits = view === 'solution' && shown ? digitsIn(shown.cells) : undefined;
  const others = digits && pinned ? digitsIn(pinned.cells) : undefined;
  return Array.from(text.cells, (symbol, cell): Entered | undefined => {
    if (symbol !== '.') return undefined;
    if (heat) return heated(frequenciesAt(heat, cell, size), heat.solutions, words);
    if (digits) return ofSolution(digits[cell], others?.[cell], pinned?.number, words);
    const noted = digitsOf(noteAt(notes, cell));
    if (noted.length === 0) return NOTHING;
    return { ...NOTHING, notes: noted, content: words.grid.corner(noted.map(symbolOf).join(' ')) };
  });
}

function heated(frequencies: Uint32Array, solutions: number, words: Words): Entered {
  const heat = Array.from(frequencies, (times, i) => ({
    digit: i + 1,
    times,
    share: times / solutions,
  }));
  const present = heat.filter(({ times }) => times > 0);
  if (present.length === 1) {
    const content = words.explorer.always(symbolOf(present[0].digit));
    return { ...NOTHING, digit: present[0].digit, content };
  }
  const content = words.explorer.heat(
    present.map(({ digit, times }) => ({ digit: symbolOf(digit), times })),
  );
  return { ...NOTHING, heat: present, content };
}

function ofSolution(
  digit: number,
  other: number | undefined,
  number: number | undefined,
  words: Words,
): Entered {
  if (other === undefined || number === undefined || other === digit) return { ...NOTHING, digit };
  const content = words.explorer.instead(symbolOf(digit), symbolOf(other), number + 1);
  return { ...NOTHING, digit, other, isDifferent: true, content };
}
