import { digitsOf } from '../grid/digit-set.ts';
import { listIn } from '../grid/plain-numbers.ts';
import { type Candidate, candidateOf, cellOf } from '../technique/step.ts';
import type { GridLayout } from './grid-layout.ts';
import {
  type CandidateRole,
  type CellLook,
  type DigitRole,
  type Layer,
  layersOf,
} from './layer.ts';
import { type Paint, paintOf, type Theme } from './theme.ts';

interface ShownDigit {
  readonly digit: number;
  readonly as: DigitRole;
}

/** What a drawing shows in each cell, after all layers. */
export class Sheet {
  readonly layout: GridLayout;
  readonly layers: readonly Layer[];
  readonly paint: Paint;
  /** Cell → its digit. */
  readonly digits: ReadonlyMap<number, ShownDigit>;
  /** The candidates of the cells without a digit, each with its role if it has one. */
  readonly candidates: ReadonlyMap<Candidate, CandidateRole | undefined>;
  /** The cells that look current. */
  readonly current: ReadonlySet<number>;

  constructor(layout: GridLayout, layers: readonly Layer[], theme: Partial<Theme> | undefined) {
    const { geometry } = layout;
    const digits = new Map<number, ShownDigit>();
    for (const { as, digits: all } of layersOf(layers, 'digits')) {
      for (const [cell, digit] of Array.from(listIn(all)).entries()) {
        if (digit !== 0) digits.set(cell, { digit, as });
      }
    }
    const looking = (look: CellLook): Set<number> => {
      const all = layersOf(layers, 'cells').filter((layer) => layer.look === look);
      return new Set(all.flatMap(({ cells }) => cells));
    };
    // The cross of a dead end takes the place of the candidates.
    const dead = looking('dead');
    const candidates = new Map<Candidate, CandidateRole | undefined>();
    const isBlank = (candidate: Candidate): boolean => !digits.has(cellOf(candidate, geometry));
    for (const { notes } of layersOf(layers, 'notes')) {
      for (const [cell, set] of Array.from(listIn(notes)).entries()) {
        if (digits.has(cell) || dead.has(cell)) continue;
        for (const digit of digitsOf(set)) {
          candidates.set(candidateOf(cell, digit, geometry), undefined);
        }
      }
    }
    for (const { candidates: marked, role } of layersOf(layers, 'marks')) {
      for (const candidate of marked.filter(isBlank)) candidates.set(candidate, role);
    }
    this.layout = layout;
    this.layers = layers;
    this.paint = paintOf(theme);
    this.digits = digits;
    this.candidates = candidates;
    this.current = looking('current');
  }
}
