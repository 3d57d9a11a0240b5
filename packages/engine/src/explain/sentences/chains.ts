import { patternAs, type Step } from '../../technique/step.ts';
import { and, is, subject, topic } from '../particle.ts';
import { say } from '../phrase.ts';
import type { Reason, Reasons } from './reason.ts';
import { consequences, consequencesKorean } from './statements.ts';

/** A chain from a candidate that is off to a candidate that is on: one of its ends is true. */
const OPEN_CHAIN: Reason = {
  en: (step, en) => {
    const { first, last, nodes } = read(step);
    const ends = say`${en.anyCell(first.cells)} is ${first.digit}, or ${en.anyCell(last.cells)} is ${last.digit}`;
    const start = [
      ...consequences(nodes, en),
      say`So ${first.digit === last.digit ? say`${en.anyCell([...first.cells, ...last.cells])} is ${first.digit}` : ends}.`,
    ];
    if (first.digit === last.digit)
      return [...start, say`A cell that sees both ends cannot be ${first.digit}.`];
    return [
      ...start,
      say`The two ends see each other.`,
      say`If ${en.cells(last.cells)} were ${first.digit}, neither would be true; the same goes for ${last.digit} in ${en.cells(first.cells)}.`,
    ];
  },
  ko: (step, ko) => {
    const { first, last, nodes } = read(step);
    const [a, b] = [`${first.digit}`, `${last.digit}`];
    const start = consequencesKorean(nodes, ko);
    if (a === b) {
      return [
        ...start,
        say`그래서 ${ko.cells([...first.cells, ...last.cells])} 중 적어도 하나는 ${is(a)}.`,
        say`양 끝과 모두 만나는 칸은 ${subject(a)} 될 수 없어요.`,
      ];
    }
    return [
      ...start,
      say`그래서 ${subject(ko.cells(first.cells))} ${a}이거나 ${subject(ko.cells(last.cells))} ${is(b)}.`,
      say`두 칸은 서로 만나므로 ${subject(ko.cells(last.cells))} ${a}이면 둘 다 틀리게 되고, ${ko.cells(first.cells)}의 ${b}도 마찬가지예요.`,
    ];
  },
};

const CONTINUOUS: Reason = {
  en: (step, en) => {
    const { nodes } = read(step);
    return [
      ...consequences(nodes, en),
      say`The chain closes to a loop that works in both directions.`,
      say`So of any two neighbouring candidates in the loop exactly one is true.`,
      say`Where both have the same digit, other cells that see both cannot have this digit.`,
      say`Where both are in one cell, this cell has no other digit.`,
    ];
  },
  ko: (step, ko) => {
    const { nodes } = read(step);
    return [
      ...consequencesKorean(nodes, ko),
      say`이 체인은 처음으로 되돌아와 고리가 되고, 양쪽 방향으로 모두 성립해요.`,
      say`그래서 고리에서 이웃한 두 후보 중 정확히 하나가 참이에요.`,
      say`두 후보의 숫자가 같으면 둘과 모두 만나는 다른 칸에는 그 숫자가 들어갈 수 없고, 두 후보가 한 칸에 있으면 그 칸에 다른 숫자는 들어갈 수 없어요.`,
    ];
  },
};

/** A loop that begins and ends in one cell. */
const DISCONTINUOUS: Reason = {
  en: (step, en) => {
    const { first, last, nodes } = read(step);
    const start = consequences(nodes, en);
    const cell = en.cells(first.cells);
    if (first.on) {
      return last.on
        ? [
            ...start,
            say`But ${cell} cannot be both ${first.digit} and ${last.digit}, so it is not ${first.digit}.`,
          ]
        : [...start, say`That is a contradiction, so ${cell} is not ${first.digit}.`];
    }
    return last.on
      ? [...start, say`That is a contradiction, so ${cell} is ${first.digit}.`]
      : [...start, say`And if ${cell} is ${first.digit}, it is not ${last.digit} anyway.`];
  },
  ko: (step, ko) => {
    const { first, last, nodes } = read(step);
    const [a, b] = [`${first.digit}`, `${last.digit}`];
    const start = consequencesKorean(nodes, ko);
    const cell = ko.cells(first.cells);
    if (first.on) {
      return last.on
        ? [
            ...start,
            say`그런데 한 칸이 ${and(a)} ${b}일 수는 없으므로 ${topic(cell)} ${subject(a)} 아니에요.`,
          ]
        : [...start, say`이것은 모순이므로 ${topic(cell)} ${subject(a)} 아니에요.`];
    }
    return last.on
      ? [...start, say`이것은 모순이므로 ${topic(cell)} ${is(a)}.`]
      : [...start, say`${subject(cell)} ${a}이면 당연히 ${subject(b)} 아니에요.`];
  },
};

/** A chain of Sudoku Explainer ends with the opposite of its assumption, a chain of HoDoKu does not. */
const CHAIN: Reason = {
  en: (step, en) => (isRefuted(step) ? DISCONTINUOUS : OPEN_CHAIN).en(step, en),
  ko: (step, ko) => (isRefuted(step) ? DISCONTINUOUS : OPEN_CHAIN).ko(step, ko),
};

/** A chain from a candidate back to itself, which also holds in the other direction. */
const CYCLE: Reason = {
  en: (step, en) => {
    const { nodes } = read(step);
    return [
      ...consequences(nodes, en, true),
      say`The chain closes to a loop that works in both directions.`,
      say`So either all digits that it places are right, or all digits that it removes are.`,
      say`A cell that sees one of each kind with the same digit cannot have this digit.`,
    ];
  },
  ko: (step, ko) => {
    const { nodes } = read(step);
    return [
      ...consequencesKorean(nodes, ko, true),
      say`이 체인은 처음으로 되돌아와 고리가 되고, 양쪽 방향으로 모두 성립해요.`,
      say`그래서 체인이 넣은 숫자가 모두 맞거나, 체인이 지운 숫자가 모두 맞아요.`,
      say`숫자가 같은 두 종류의 자리와 모두 만나는 칸에는 그 숫자가 들어갈 수 없어요.`,
    ];
  },
};

/** Strong links on one digit. They are a loop if the last one is linked to the first one. */
const STRONG_LINKS: Reason = {
  en: (step, en) => (isLoop(step) ? CONTINUOUS : OPEN_CHAIN).en(step, en),
  ko: (step, ko) => (isLoop(step) ? CONTINUOUS : OPEN_CHAIN).ko(step, ko),
};

export const CHAINS: Reasons = {
  'turbot-fish': OPEN_CHAIN,
  'x-chain': CHAIN,
  'xy-chain': CHAIN,
  'x-cycle': CYCLE,
  'y-cycle': CYCLE,
  'xy-cycle': CYCLE,
  'two-strong-links': STRONG_LINKS,
  'three-strong-links': STRONG_LINKS,
  'four-strong-links': STRONG_LINKS,
  aic: OPEN_CHAIN,
  'grouped-aic': OPEN_CHAIN,
  'continuous-nice-loop': CONTINUOUS,
  'grouped-continuous-nice-loop': CONTINUOUS,
  'discontinuous-nice-loop': DISCONTINUOUS,
  'grouped-discontinuous-nice-loop': DISCONTINUOUS,
  'remote-pair': {
    en: ({ pattern: { cells, digits } }, en) => [
      say`${en.cells(cells)} have only the candidates ${en.digits(digits)}, and each cell sees the next one.`,
      say`So the two digits alternate along the chain.`,
      say`Of two cells with an even number of cells between them, one is ${digits[0]} and the other ${digits[1]}, and a cell that sees both can be neither.`,
    ],
    ko: ({ pattern: { cells, digits } }, ko) => {
      const [a, b] = digits.map(String);
      return [
        say`${ko.cells(cells)}의 후보는 모두 ${ko.digits(digits)}뿐이고, 각 칸은 다음 칸과 만나요.`,
        say`그래서 두 숫자가 번갈아 들어가요.`,
        say`사이에 낀 칸이 짝수 개인 두 칸은 하나가 ${a}, 다른 하나가 ${b}이고, 두 칸과 모두 만나는 칸에는 ${a}도 ${b}도 들어갈 수 없어요.`,
      ];
    },
  },
};

function isRefuted(step: Step): boolean {
  const { first, last } = read(step);
  return first.digit === last.digit && first.cells.join() === last.cells.join();
}

/** A chain of n links has n − 1 houses between them. A loop has one more. */
function isLoop(step: Step): boolean {
  const { chains, houses } = patternAs(step, 'chains');
  return houses.length === chains[0].length;
}

function read(step: Step) {
  const [nodes] = patternAs(step, 'chains').chains;
  return { nodes, first: nodes[0], last: nodes[nodes.length - 1] };
}
