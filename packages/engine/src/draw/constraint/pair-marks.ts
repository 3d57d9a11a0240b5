import type { Of } from '../../constraint/rule.ts';
import type { Geometry } from '../../grid/geometry.ts';
import type { DiscMark, Mark } from './mark.ts';
import { between, middlesOf, towards } from './points.ts';

export type PairKind = 'difference' | 'less' | 'pair' | 'ratio' | 'total';

/** The signs of well-known totals. */
const SIGNS: ReadonlyMap<number, string> = new Map([
  [5, 'V'],
  [10, 'X'],
]);

/** What stands between two cells. If they have no edge in common, a line joins them. */
export function pairMarks(constraint: Of<PairKind>, geometry: Geometry): Mark[] {
  const [a, b] = middlesOf(constraint.cells, geometry);
  const at = between(a, b);
  const disc = (look: DiscMark['look'], text = ''): DiscMark => ({
    shape: 'disc',
    at,
    look,
    lines: text === '' ? [] : [text],
  });
  const sign = ((): Mark => {
    switch (constraint.kind) {
      case 'difference':
        return disc('white', constraint.value === 1 ? '' : `${constraint.value}`);
      case 'ratio':
        return disc('black', constraint.value === 2 ? '' : `${constraint.value}`);
      case 'total':
        return {
          shape: 'sign',
          at,
          text: SIGNS.get(constraint.value) ?? `+${constraint.value}`,
        };
      case 'less':
        return { shape: 'sign', at, tip: towards(at, a, 1) };
      case 'pair':
        return disc('gray');
    }
  })();
  const areBeside = Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
  if (areBeside) return [sign];
  return [{ shape: 'line', points: [a, b], color: 'rule', width: 0.03 }, sign];
}
