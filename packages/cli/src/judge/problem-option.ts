import type { ProblemId } from '@nonet/judge/problems/problem';
import { expected } from '../core/option.ts';

interface Named {
  readonly id: ProblemId;
  /** The number of the problem on its site. */
  readonly number: string;
  /** The names of the site. */
  readonly site: RegExp;
}

const BAEKJOON = /^(boj|bj|baekjoon|백준)$/;

const NAMED: readonly Named[] = [
  { id: '2239', number: '2239', site: BAEKJOON },
  { id: '2580', number: '2580', site: BAEKJOON },
  { id: 'euler96', number: '96', site: /^(p|pe|(project)?euler(problem)?|(프로젝트)?오일러)$/ },
  { id: 'leetcode37', number: '37', site: /^(lc|leetcode|리트코드)$/ },
  { id: 'lines', number: '', site: /^lines?$/ },
];

export const problemIds: readonly ProblemId[] = NAMED.map(({ id }) => id);

/**
 * Reads the id of a problem in the forms that people write, such as `boj2239`, `lc37`, `Euler-96`
 * and `96`.
 *
 * @throws InvalidArgumentError if it is none. It suggests the problems of the site, or those with
 *   such a number.
 */
export function parseProblem(text: string): ProblemId {
  const plain = text.toLowerCase().replace(/[\s_#.-]/g, '');
  const [, site = plain, number = ''] = /^(\D*?)0*(\d*)번?$/.exec(plain) ?? [];
  const isOfSite = (named: Named): boolean => named.site.test(site);
  const found = NAMED.find(
    (named) => named.number === number && (isOfSite(named) || (site === '' && number !== '')),
  );
  if (found) return found.id;
  const suggested = [
    NAMED.filter(isOfSite),
    NAMED.filter((named) => number !== '' && named.number === number),
    NAMED.filter((named) => isNearly(number, named.number)),
  ].find((some) => some.length > 0);
  const error = expected(`a problem (${problemIds.join(', ')})`, text);
  if (suggested) error.message += `; did you mean ${suggested.map(({ id }) => id).join(' or ')}?`;
  throw error;
}

/** Whether the numbers have the same digits in another order, or all but their last two digits. */
function isNearly(number: string, known: string): boolean {
  const sorted = (digits: string): string => Array.from(digits).sort().join('');
  if (number.length < 2 || number.length !== known.length) return false;
  return (
    sorted(number) === sorted(known) ||
    (known.length > 2 && number.slice(0, -2) === known.slice(0, -2))
  );
}
