import { isSeenFromOutside } from '../../draw/constraint/outside-clues.ts';
import { parityIn } from '../../notation/parts/parity.ts';
import { by } from '../particle.ts';
import { excludedRelationsKorean } from '../sentences/relations.ts';
import type { KindSentences } from './kind-sentences.ts';

export const koreanKinds: KindSentences = {
  diagonal: '표시된 대각선의 숫자는 모두 달라요.',
  windoku: '회색 상자마다 숫자가 모두 달라요.',
  disjoint: '영역마다 같은 자리에 있는 칸끼리는 숫자가 달라요.',
  unique: '회색 영역의 숫자는 모두 달라요.',
  antiknight: '나이트의 이동으로 닿는 두 칸의 숫자는 달라요.',
  antiking: '킹의 이동으로 닿는 두 칸의 숫자는 달라요.',
  nonconsecutive: '이웃한 두 칸에는 연속한 숫자가 들어갈 수 없어요. 점이 있는 두 칸은 예외예요.',
  negative: (constraint) => `표시가 없는 이웃한 두 칸은 ${excludedRelationsKorean(constraint)}.`,
  difference: ({ value }) =>
    value === 1 ? '흰 점이 있는 두 숫자의 차는 1이에요.' : '흰 점에 적힌 수는 두 숫자의 차예요.',
  ratio: ({ value }) =>
    value === 2
      ? '검은 점이 있는 두 숫자 가운데 하나는 다른 하나의 2배예요.'
      : '검은 점에 적힌 수는 큰 숫자가 작은 숫자의 몇 배인지 나타내요.',
  total: ({ value }) =>
    value === 10
      ? 'X가 있는 두 숫자의 합은 10이에요.'
      : value === 5
        ? 'V가 있는 두 숫자의 합은 5예요.'
        : '더하기 표시에 적힌 수는 두 숫자의 합이에요.',
  less: '부등호의 뾰족한 쪽 숫자가 더 작아요.',
  pair: '회색 점이 있는 두 칸에는 정해진 숫자 쌍만 들어갈 수 있어요.',
  killer: ({ sum }) =>
    sum === undefined
      ? '케이지의 숫자는 모두 달라요.'
      : '케이지의 숫자는 모두 다르고, 그 합은 적힌 수와 같아요.',
  sum: ({ cells }, geometry) =>
    isSeenFromOutside(cells, geometry)
      ? '화살표에 적힌 수는 화살표가 가리키는 숫자의 합이에요. 같은 숫자가 또 나와도 돼요.'
      : '테두리에 적힌 수는 그 안의 숫자의 합이에요. 같은 숫자가 또 나와도 돼요.',
  arrow: '화살표 위 숫자의 합은 동그라미의 수와 같아요.',
  equal: '양 끝에 점이 있는 선에서는 영역마다 숫자의 합이 같아요.',
  quadruple: ({ exact }) =>
    exact
      ? '=이 있는 원의 숫자는 둘레의 칸들에 꼭 적힌 만큼 들어가요.'
      : '모서리의 원에 적힌 숫자는 둘레의 칸들에 들어가요.',
  sets: (constraint, { size }) => {
    const parity = parityIn(constraint, size);
    if (parity === 'odd') return '회색 동그라미가 있는 칸은 홀수예요.';
    if (parity === 'even') return '회색 네모가 있는 칸은 짝수예요.';
    return '테두리 안의 숫자는 정해진 묶음 가운데 하나예요.';
  },
  thermo: ({ slow }) =>
    slow
      ? '끊긴 온도계에서는 둥근 끝에서부터 숫자가 차례로 커지거나 같아요.'
      : '온도계에서는 둥근 끝에서부터 숫자가 차례로 커져요.',
  whisper: ({ value }) => `가는 선에서 이웃한 두 숫자의 차는 ${value} 이상이에요.`,
  renban: '굵은 선에는 연속한 숫자가 순서에 상관없이 들어가요.',
  palindrome: '양 끝에 네모가 있는 선은 어느 끝에서 읽어도 숫자가 같아요.',
  between: '두 동그라미를 잇는 선의 숫자는 동그라미의 두 숫자 사이에 있어요.',
  lockout: ({ value }) =>
    `이어진 두 마름모의 숫자는 차가 ${value} 이상이고, 선의 숫자는 그 바깥에 있어요.`,
  entropic: '짧은 점선에서 이웃한 세 칸에는 작은 수, 중간 수, 큰 수가 하나씩 들어가요.',
  modular: ({ value }) =>
    `둥근 점선에서 이웃한 ${value}칸의 숫자는 ${by(`${value}`)} 나눈 나머지가 모두 달라요.`,
  sumline: '긴 점선은 합이 저마다 적힌 수인 부분으로 나뉘어요.',
  sandwich: (_, { size }) =>
    `판 바깥에서 두 막대 사이의 수는 그 줄에서 1과 ${size} 사이에 있는 숫자의 합이에요.`,
  xsum: '판 바깥의 표시 없는 수는 그 줄의 첫 숫자만큼의 칸을 처음부터 더한 합이에요.',
  skyscraper: '판 바깥에서 탑 안의 수는 그 줄에서 앞의 모든 숫자보다 큰 숫자의 개수예요.',
  automaton: '가는 점선의 숫자는 정해진 표를 따라요.',
};
