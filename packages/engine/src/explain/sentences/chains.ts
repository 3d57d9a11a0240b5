import { patternAs, type Step } from '../../technique/step.ts';
import { and, is, subject, topic } from '../particle.ts';
import { say } from '../phrase.ts';
import type { Reason, Reasons } from './reason.ts';
import { consequences, consequencesKorean } from './statements.ts';

/** A chain from a candidate that is off to a candidate that is on: one of its ends is true. */
const OPEN_CHAIN: Reason = (step) => {
  const { a, b, first, last, nodes } = read(step);
  return {
    en: (en) => {
      const start = consequences(nodes, en);
      if (a === b) {
        return [
          ...start,
          say`So ${en.anyCell([...first.cells, ...last.cells])} is ${a}.`,
          say`A cell that sees both ends cannot be ${a}.`,
        ];
      }
      return [
        ...start,
        say`So ${en.anyCell(first.cells)} is ${a}, or ${en.anyCell(last.cells)} is ${b}.`,
        say`The two ends see each other.`,
        say`If ${en.cells(last.cells)} were ${a}, neither would be true; the same goes for ${b} in ${en.cells(first.cells)}.`,
      ];
    },
    ko: (ko) => {
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
};

const CONTINUOUS: Reason = (step) => {
  const { nodes } = read(step);
  return {
    en: (en) => [
      ...consequences(nodes, en),
      say`The chain closes to a loop that works in both directions.`,
      say`So of any two neighboring candidates in the loop exactly one is true.`,
      say`Where both have the same digit, other cells that see both cannot have this digit.`,
      say`Where both are in one cell, this cell has no other digit.`,
    ],
    ko: (ko) => [
      ...consequencesKorean(nodes, ko),
      say`이 체인은 처음으로 되돌아와 고리가 되고, 양쪽 방향으로 모두 성립해요.`,
      say`그래서 고리에서 이웃한 두 후보 중 정확히 하나가 참이에요.`,
      say`두 후보의 숫자가 같으면 둘과 모두 만나는 다른 칸에는 그 숫자가 들어갈 수 없고, 두 후보가 한 칸에 있으면 그 칸에 다른 숫자는 들어갈 수 없어요.`,
    ],
  };
};

/** A loop that begins and ends in one cell. */
const DISCONTINUOUS: Reason = (step) => {
  const { a, b, first, last, nodes } = read(step);
  return {
    en: (en) => {
      const cell = en.cells(first.cells);
      return [
        ...consequences(nodes, en),
        first.on === last.on
          ? first.on
            ? say`But ${cell} cannot be both ${a} and ${b}, so it is not ${a}.`
            : say`And if ${cell} is ${a}, it is not ${b} anyway.`
          : say`That is a contradiction, so ${cell} is ${first.on ? 'not ' : ''}${a}.`,
      ];
    },
    ko: (ko) => {
      const cell = ko.cells(first.cells);
      return [
        ...consequencesKorean(nodes, ko),
        first.on === last.on
          ? first.on
            ? say`그런데 한 칸이 ${and(a)} ${b}일 수는 없으므로 ${topic(cell)} ${subject(a)} 아니에요.`
            : say`${subject(cell)} ${a}이면 당연히 ${subject(b)} 아니에요.`
          : say`이것은 모순이므로 ${topic(cell)} ${first.on ? say`${subject(a)} 아니에요` : is(a)}.`,
      ];
    },
  };
};

/** A chain of Sudoku Explainer ends with the opposite of its assumption, a chain of HoDoKu does not. */
const CHAIN: Reason = (step, geometry) =>
  (isRefuted(step) ? DISCONTINUOUS : OPEN_CHAIN)(step, geometry);

/** A chain from a candidate back to itself, which also holds in the other direction. */
const CYCLE: Reason = (step) => {
  const { nodes } = read(step);
  return {
    en: (en) => [
      ...consequences(nodes, en, true),
      say`The chain closes to a loop that works in both directions.`,
      say`So either all digits that it places are right, or all digits that it removes are.`,
      say`A cell that sees one of each kind with the same digit cannot have this digit.`,
    ],
    ko: (ko) => [
      ...consequencesKorean(nodes, ko, true),
      say`이 체인은 처음으로 되돌아와 고리가 되고, 양쪽 방향으로 모두 성립해요.`,
      say`그래서 체인이 넣은 숫자가 모두 맞거나, 체인이 지운 숫자가 모두 맞아요.`,
      say`숫자가 같은 두 종류의 자리와 모두 만나는 칸에는 그 숫자가 들어갈 수 없어요.`,
    ],
  };
};

/** Strong links on one digit. They are a loop if the last one is linked to the first one. */
const STRONG_LINKS: Reason = (step, geometry) =>
  (isLoop(step) ? CONTINUOUS : OPEN_CHAIN)(step, geometry);

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
  'remote-pair': ({ pattern: { cells, digits } }) => {
    const [a, b] = digits;
    return {
      en: (en) => [
        say`${en.cells(cells)} have only the candidates ${en.digits(digits)}, and each cell sees the next one.`,
        say`So the two digits alternate along the chain.`,
        say`Of two cells with an even number of cells between them, one is ${a} and the other ${b}, and a cell that sees both can be neither.`,
      ],
      ko: (ko) => [
        say`${ko.cells(cells)}의 후보는 모두 ${ko.digits(digits)}뿐이고, 각 칸은 다음 칸과 만나요.`,
        say`그래서 두 숫자가 번갈아 들어가요.`,
        say`사이에 낀 칸이 짝수 개인 두 칸은 하나가 ${a}, 다른 하나가 ${b}이고, 두 칸과 모두 만나는 칸에는 ${a}도 ${b}도 들어갈 수 없어요.`,
      ],
    };
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
  const [first, last] = [nodes[0], nodes[nodes.length - 1]];
  return { a: `${first.digit}`, b: `${last.digit}`, first, last, nodes };
}
