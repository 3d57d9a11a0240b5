import type { Geometry } from '../../grid/geometry.ts';
import type { RulePattern, RuleSum } from '../../technique/pattern.ts';
import { and, is, object, topic } from '../particle.ts';
import { type Phrase, say } from '../phrase.ts';
import type { Told } from './reason.ts';

/** The 45 rule: what houses and cages together say about the cells that only one of them has. */
export function houseSum(
  { constraints, houses }: RulePattern,
  { innies, outies, total }: RuleSum,
  { size }: Geometry,
): Told {
  const all = (houses.length * size * (size + 1)) / 2;
  const sums = constraints
    .flatMap((it) => (it.kind === 'killer' && it.sum !== undefined ? it.sum : []))
    .sort((a, b) => a - b);
  const caged = sums.reduce((sum, it) => sum + it, 0);
  return {
    en(en) {
      const except = innies.length > 0 ? say` except ${en.cells(innies)}` : '';
      const also =
        outies.length > 0
          ? say`, and ${sums.length > 1 ? 'cover' : 'covers'} ${en.cells(outies)} as well`
          : '';
      const cages =
        sums.length > 1
          ? say`The cages with the sums ${en.digits(sums)} cover`
          : say`The cage with the sum ${en.digits(sums)} covers`;
      const adding = sums.length > 1 ? [say`They add up to ${caged}.`] : [];
      return [
        say`The digits of ${en.houses(houses)} add up to ${all}.`,
        say`${cages} ${houses.length > 1 ? 'them' : 'it'}${except}${also}.`,
        ...adding,
        english(),
      ];

      function english(): Phrase {
        if (outies.length === 0) return say`So ${sumOf(innies)} ${total}.`;
        if (innies.length === 0) return say`So ${sumOf(outies)} ${-total}.`;
        const [first, second] = total < 0 ? [outies, innies] : [innies, outies];
        return total === 0
          ? say`So ${amount(first)} equals ${amount(second)}.`
          : say`So ${amount(first)} is ${Math.abs(total)} more than ${amount(second)}.`;
      }

      function amount(cells: readonly number[]): Phrase {
        return cells.length > 1 ? say`the sum of ${en.cells(cells)}` : en.cells(cells);
      }

      function sumOf(cells: readonly number[]): Phrase {
        return cells.length > 1
          ? say`${en.cells(cells)} add up to`
          : say`${en.cells(cells)} must be`;
      }
    },
    ko(ko) {
      const except = innies.length > 0 ? say`${object(ko.cells(innies))} 뺀 ` : '';
      const them = houses.length > 1 ? '이 영역들' : '이 영역';
      const covered =
        outies.length > 0 ? say`${and(them)} ${object(ko.cells(outies))}` : object(them);
      return [
        say`${ko.houses(houses)}의 합은 ${is(`${all}`)}.`,
        say`합이 ${sums.join(', ')}인 케이지가 ${except}${covered} 덮고, 그 합은 ${is(`${caged}`)}.`,
        korean(),
      ];

      function korean(): Phrase {
        if (outies.length === 0) return say`그래서 ${amount(innies, topic)} ${is(`${total}`)}.`;
        if (innies.length === 0) return say`그래서 ${amount(outies, topic)} ${is(`${-total}`)}.`;
        const [first, second] = total < 0 ? [outies, innies] : [innies, outies];
        return total === 0
          ? say`그래서 ${amount(first, topic)} ${amount(second, and)} 같아요.`
          : say`그래서 ${amount(first, topic)} ${amount(second)}보다 ${Math.abs(total)}만큼 커요.`;
      }

      function amount(cells: readonly number[], added = (it: Phrase): Phrase => it): Phrase {
        const named = ko.cells(cells);
        return added(cells.length > 1 ? say`${named}의 합` : named);
      }
    },
  };
}
