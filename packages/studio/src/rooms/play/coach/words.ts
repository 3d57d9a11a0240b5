import { koreanParticle } from '@nonet/engine/explain';
import type { GuessCount, HintStage } from '../../../picture/coaching.ts';
import {
  englishHouse,
  englishPlace,
  grouped,
  type HousePlace,
  koreanHouse,
  type Place,
  plural,
  shortPlace,
} from '../../../words/place.ts';
import type { Bilingual } from '../../../words/words.ts';
import type { Reply, Rung } from '../coach-state.ts';

const { is, object, subject } = koreanParticle;

type Guessed = Pick<GuessCount, 'backs' | 'isStopped'>;

interface Death {
  readonly placements: number;
  readonly last: string;
  readonly isStopped: boolean;
}

const moreEn: Record<Rung, string> = {
  where: 'Which technique?',
  what: 'Which cells?',
  cells: 'Explain it',
  argument: 'Hint',
};

const lookingEn: Record<HintStage, string> = {
  accepted: 'Looking for the easiest step of your list …',
  beyond: 'Your list has no step here. Looking beyond it …',
  chains: 'Looking for chains and nets …',
  trial: 'Looking for a cell to try …',
};

const replyEn: Record<Exclude<Reply['kind'], 'not-it'>, (name: string) => string> = {
  'that-is-it': (name) => `That is it: ${name}.`,
  'works-too': (name) => `That works too: ${name}.`,
  named: (name) => `That was: ${name}.`,
};

/** No sentences if both searches see it at once, or if neither can search this variant. */
function deathsEn([byRow, byFewest]: readonly (Death | undefined)[]): string {
  if (!byRow || !byFewest || byRow.placements + byFewest.placements === 0) return '';
  return ` ${deathEn('Row by row', byRow)} ${deathEn('With the fewest candidates first', byFewest)}`;
}

function deathEn(order: string, { isStopped, last, placements }: Death): string {
  if (placements === 0) return `${order}, a search sees it at once.`;
  return isStopped
    ? `${order}, a search has not seen it after ${plural(placements, 'placement')}.`
    : `${order}, a search sees it after ${plural(placements, 'placement')}, in ${last}.`;
}

const en = {
  label: 'Coach',
  idle: 'A hint first says where to look, and then more with each press.',
  hint: 'Hint',
  more: moreEn,
  available: 'What can I do now?',
  harder: 'Harder steps',
  computer: 'How much would a computer have to guess?',
  thinking: 'Looking …',
  looking: lookingEn,
  beyond: 'No technique of your list finds a step here. This one is beyond your list:',
  tooLong: 'Too long to follow?',
  watchIt: 'Watch it',
  askWhyNot: (place: Place) => `Pick a digit to see why it does not fit in ${englishPlace(place)}`,
  whyNot: (digit: string, cell: string) => `Why not ${digit} in ${cell}?`,
  reply: replyEn,
  thoseCells: 'Those are the cells.',
  makeNotes: 'Make these notes',
  instances: { back: 'The one before', forward: 'The next one' },
  instance: (at: number, count: number) => `${at} of ${count} in this position`,
  notIt: 'That is not what the hint is about. Undo it, or ask for more.',
  doIt: 'Do it',
  times: (count: number, hasMore: boolean) => (hasMore ? `more than ${count}` : `× ${count}`),
  showStep: (name: string, times: string) => `Show ${name}, ${times}`,
  wrong: 'Something on the board is wrong.',
  twice: (digit: string, house: HousePlace) => `${digit} appears twice in ${englishHouse(house)}.`,
  breaks: (rule: string) => `The digits break a rule (${rule}).`,
  wrongSince: (move: number) => `Something went wrong at move ${move}.`,
  goBack: (moves: number) => `Go back there (${plural(moves, 'move')})`,
  markIt: 'Show me where',
  showWhy: 'Show me why',
  watchMistake: (digit: string, cell: string) => `Watch the search with ${digit} in ${cell}`,
  /** How long a search row by row, and one in the cells with the fewest candidates, take. */
  deaths: (digit: string, cell: string, deaths: readonly Death[]) =>
    `With ${digit} in ${cell} there is no solution.${deathsEn(deaths)}`,
  watchBoard: 'Watch the search from here',
  itIs: (digit: string, cell: string) => `Nothing rules out ${digit} in ${cell}.`,
  noNote: (digit: string, cell: string) => `Your notes exclude ${digit} in ${cell} already.`,
  seen: (digit: string, cell: string, peer: string) =>
    `${cell} cannot be ${digit}: there is a ${digit} in ${peer}.`,
  notHere: (digit: string, cell: string, steps: number) =>
    `${cell} cannot be ${digit}. ${steps === 1 ? 'One step shows it.' : `${steps} steps show it.`}`,
  onlySearch: (digit: string, cell: string, placements: number) =>
    `No technique excludes ${digit} in ${cell}. A search needs ${plural(placements, 'placement')} to see that it does not work.`,
  orders: { scan: 'Blanks in order', 'bitmask-mrv': 'Fewest candidates first' },
  otherStrategies: 'Other strategies',
  guesses: (name: string, { backs, isStopped }: Guessed) =>
    backs === 0 && !isStopped
      ? `${name}: takes nothing back.`
      : `${name}: takes back ${isStopped ? 'more than ' : ''}${plural(backs, 'digit')}.`,
  none: {
    stuck: 'No technique of your list finds a step here. A hint goes beyond your list.',
    full: 'Every cell has a digit.',
    none: 'This puzzle has no solution.',
    several: 'This puzzle has several solutions, so there is no single next step.',
    conflict: 'A digit appears twice in a row, column or box.',
    mistakes: 'Something on the board is wrong. Ask for a hint first.',
  },
};

const moreKo: Record<Rung, string> = {
  where: '어떤 기법인가요?',
  what: '어느 칸인가요?',
  cells: '설명해 주세요',
  argument: '힌트',
};

const lookingKo: typeof lookingEn = {
  accepted: '고른 기법 가운데 가장 쉬운 단계를 찾는 중이에요 …',
  beyond: '고른 기법으로는 없어요. 더 찾아보는 중이에요 …',
  chains: '체인과 네트를 찾는 중이에요 …',
  trial: '숫자를 넣어 볼 칸을 고르는 중이에요 …',
};

const replyKo: typeof replyEn = {
  'that-is-it': (name) => `맞아요. ${is(name)}.`,
  'works-too': (name) => `그것도 좋아요. ${is(name)}.`,
  named: (name) => `방금 쓴 기법은 ${is(name)}.`,
};

function deathsKo([byRow, byFewest]: readonly (Death | undefined)[]): string {
  if (!byRow || !byFewest || byRow.placements + byFewest.placements === 0) return '';
  return ` ${deathKo('행 순서대로 채워 보면', byRow)} ${deathKo('후보가 가장 적은 칸부터 채워 보면', byFewest)}`;
}

function deathKo(order: string, { isStopped, last, placements }: Death): string {
  if (placements === 0) return `${order} 바로 알 수 있어요.`;
  const times = `숫자를 ${grouped(placements)}번`;
  return isStopped
    ? `${order} ${times} 넣어도 알 수 없어요.`
    : `${order} ${times} 넣은 뒤 ${last}에서 알 수 있어요.`;
}

const ko: typeof en = {
  label: '코치',
  idle: '힌트를 누르면 먼저 볼 곳부터 조금씩 알려 줘요.',
  hint: '힌트',
  more: moreKo,
  available: '지금 할 수 있는 것',
  harder: '더 어려운 단계',
  computer: '컴퓨터라면 얼마나 찍어 볼까?',
  thinking: '찾는 중 …',
  looking: lookingKo,
  beyond: '고른 기법 중에는 여기서 쓸 수 있는 것이 없어요. 다음은 고르지 않은 기법이에요.',
  tooLong: '따라가기에 너무 긴가요?',
  watchIt: '직접 보기',
  askWhyNot: (place) => `${shortPlace(place)}에 넣을 수 없는 숫자와 이유`,
  whyNot: (digit, cell) => `${cell}에는 왜 ${subject(digit)} 안 되나요?`,
  reply: replyKo,
  thoseCells: '바로 그 칸이에요.',
  makeNotes: '이 메모 적기',
  instances: { back: '이전 자리', forward: '다음 자리' },
  instance: (at, count) => `지금 쓸 수 있는 ${count}곳 중 ${at}번째`,
  notIt: '힌트가 가리키는 것이 아니에요. 되돌리거나 힌트를 더 보세요.',
  doIt: '적용하기',
  times: (count, hasMore) => (hasMore ? `${count}개 넘음` : `${count}개`),
  showStep: (name, times) => `${name} 보기, ${times}`,
  wrong: '판에 잘못된 곳이 있어요.',
  twice: (digit, house) => `${koreanHouse(house)}에 ${subject(digit)} 두 개예요.`,
  breaks: (rule) => `숫자가 규칙에 어긋나요(${rule}).`,
  wrongSince: (move) => `${move === 1 ? '첫 ' : move}번째로 쓴 것이 잘못됐어요.`,
  goBack: (moves) => `그 앞으로 돌아가기(입력 ${moves}번 되돌리기)`,
  markIt: '틀린 곳 보기',
  showWhy: '왜 틀렸는지 보기',
  watchMistake: (digit, cell) => `${cell}에 ${object(digit)} 넣은 탐색 보기`,
  deaths: (digit, cell, deaths) =>
    `${cell}에 ${object(digit)} 넣으면 해가 없어요.${deathsKo(deaths)}`,
  watchBoard: '여기서부터 탐색 보기',
  itIs: (digit, cell) => `${cell}에 ${subject(digit)} 들어갈 수 없다는 근거는 없어요.`,
  noNote: (digit, cell) => `메모를 보면 ${cell}에는 이미 ${subject(digit)} 들어갈 수 없어요.`,
  seen: (digit, cell, peer) =>
    `${peer}에 ${subject(digit)} 있어서 ${cell}에는 ${object(digit)} 넣을 수 없어요.`,
  notHere: (digit, cell, steps) =>
    `${cell}에는 ${object(digit)} 넣을 수 없어요. ${steps === 1 ? '한 단계로' : `${steps}단계로`} 알 수 있어요.`,
  onlySearch: (digit, cell, placements) =>
    `${cell}에서 ${object(digit)} 지우는 기법은 없어요. 탐색으로는 숫자를 ${grouped(placements)}번 넣어 보아야 안 된다는 것을 알 수 있어요.`,
  orders: { scan: '빈칸 순서대로', 'bitmask-mrv': '후보가 가장 적은 칸부터' },
  otherStrategies: '다른 전략',
  guesses: (name, { backs, isStopped }) =>
    backs === 0 && !isStopped
      ? `${name}: 숫자를 한 번도 다시 빼지 않아요.`
      : `${name}: 숫자를 ${grouped(backs)}번${isStopped ? ' 넘게' : ''} 다시 빼요.`,
  none: {
    stuck: '고른 기법 중에는 여기서 쓸 수 있는 것이 없어요. 힌트는 고르지 않은 기법도 찾아요.',
    full: '모든 칸에 숫자가 있어요.',
    none: '해가 없는 퍼즐이에요.',
    several: '해가 여러 개라서 다음 단계가 하나로 정해지지 않아요.',
    conflict: '한 행, 열, 상자에 같은 숫자가 두 번 들어갔어요.',
    mistakes: '판에 잘못된 곳이 있어요. 먼저 힌트를 보세요.',
  },
};

export const coachWords: Bilingual<typeof en> = { en, ko };
