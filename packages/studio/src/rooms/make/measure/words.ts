import { grouped, plural } from '../../../words/place.ts';
import type { Bilingual } from '../../../words/words.ts';

const en = {
  form: 'Puzzle settings',
  pattern: {
    name: 'Pattern of the givens',
    note: 'Mark the cells that get a given. Space or a click marks a cell, with its symmetric cells.',
    clear: 'Clear',
    take: 'Take it from the grid set by hand',
    marked: (cells: number) => `${plural(cells, 'cell')} marked.`,
    cell: 'given',
  },
  count: 'How many',
  make: 'Make the puzzles',
  stop: 'Stop',
  goOn: (left: number) => `Make the other ${grouped(left)}`,
  rateRest: (left: number) => `Rate the other ${grouped(left)}`,
  command: 'The same as a command',
  activity: {
    making: (done: number, of: number) => `${grouped(done)} of ${plural(of, 'puzzle')} made`,
    rating: (done: number, of: number) => `${grouped(done)} of ${plural(of, 'puzzle')} rated`,
    rate: (perSecond: number) => `${grouped(perSecond)} a second`,
  },
  outcome: {
    impossible: 'No puzzle can have these settings:',
    failed: 'No more puzzles found with these settings:',
    repeated: 'The latest 10,000 puzzles all repeat earlier ones. There may be no more.',
    worker: 'The puzzle maker stopped working. The puzzles made so far are kept.',
  },
};

const ko: typeof en = {
  form: '퍼즐 설정',
  pattern: {
    name: '숫자의 자리',
    note: '숫자가 들어갈 칸을 고르세요. 클릭하거나 스페이스를 누르면 대칭인 칸도 함께 바뀌어요.',
    clear: '비우기',
    take: '직접 만든 판에서 가져오기',
    marked: (cells) => `${grouped(cells)}칸을 골랐어요.`,
    cell: '주어진 숫자',
  },
  count: '개수',
  make: '퍼즐 만들기',
  stop: '멈추기',
  goOn: (left) => `나머지 ${grouped(left)}개 만들기`,
  rateRest: (left) => `나머지 ${grouped(left)}개 난이도 계산`,
  command: '같은 일을 하는 명령',
  activity: {
    making: (done, of) => `${grouped(of)}개 중 ${grouped(done)}개 만듦`,
    rating: (done, of) => `${grouped(of)}개 중 ${grouped(done)}개 난이도 계산함`,
    rate: (perSecond) => `1초에 ${grouped(perSecond)}개`,
  },
  outcome: {
    impossible: '이 조건에 맞는 퍼즐은 있을 수 없어요:',
    failed: '이 조건에 맞는 퍼즐을 더 찾지 못했어요:',
    repeated:
      '최근에 만든 퍼즐 10,000개가 모두 앞의 퍼즐과 같은 꼴이에요. 다른 퍼즐이 더 없을지도 몰라요.',
    worker: '퍼즐 만들기 기능이 멈췄어요. 지금까지 만든 퍼즐은 남아 있어요.',
  },
};

export const measureWords: Bilingual<typeof en> = { en, ko };
