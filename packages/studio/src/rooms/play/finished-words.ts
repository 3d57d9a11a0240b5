import type { HelpCounts } from '@nonet/engine/game';
import { plural } from '../../words/place.ts';
import type { Bilingual } from '../../words/words.ts';

const en = {
  solved: 'Solved!',
  took: 'Time',
  level: 'Level',
  noLevel: 'Your own puzzle',
  hardest: 'Hardest step needed',
  looking: 'Looking back …',
  help: 'Help',
  helps: ({ hints, steps }: HelpCounts): string =>
    [hints > 0 && plural(hints, 'hint'), steps > 0 && `${plural(steps, 'move')} by the coach`]
      .filter(Boolean)
      .join(', ') || 'no hints',
  wrong: 'Wrong digits',
  none: 'none',
  best: 'Best time',
  isFirst: 'your first at this level',
  isBest: (before: string) => `this one; before: ${before}`,
  bestOf: (time: string) => `${time}, without hints`,
  noBest: 'none without hints yet',
  bestMove: 'Best move',
  move: (technique: string, move: number) => `${technique} (move ${move})`,
  before: (time: string) =>
    `You solved this puzzle before, in ${time}. Each puzzle counts once, the first time.`,
  unkept: 'Your browser does not let this page keep what you solve.',
  next: 'Next puzzle',
  harder: (level: string) => `One step harder: ${level}`,
  record: 'Your record',
  share: 'Share the result',
  text: 'The result, without the solution',
  copy: 'Copy the text',
  picture: (level: string, time: string) =>
    `The givens of the puzzle, how it was filled, and below: ${level}, ${time}`,
  savePicture: 'Save the picture',
  send: 'Send …',
  failed: 'The picture could not be made.',
};

const ko: typeof en = {
  solved: '다 풀었어요!',
  took: '걸린 시간',
  level: '난이도',
  noLevel: '직접 가져온 퍼즐',
  hardest: '꼭 필요했던 기법',
  looking: '돌아보는 중 …',
  help: '도움',
  helps: ({ hints, steps }) =>
    [hints > 0 && `힌트 ${hints}번`, steps > 0 && `코치가 둔 수 ${steps}개`]
      .filter(Boolean)
      .join(', ') || '힌트 없음',
  wrong: '틀린 숫자',
  none: '없음',
  best: '최고 기록',
  isFirst: '이 난이도의 첫 기록이에요',
  isBest: (before) => `지금 이 기록 (전에는 ${before})`,
  bestOf: (time) => `${time}, 힌트 없이`,
  noBest: '힌트 없이 푼 기록이 아직 없어요',
  bestMove: '가장 좋은 수',
  move: (technique, move) => `${technique} (${move}번째 수)`,
  before: (time) => `전에 ${time} 만에 푼 퍼즐이에요. 기록에는 처음 푼 것만 남아요.`,
  unkept: '브라우저가 저장을 허용하지 않아서 기록이 남지 않아요.',
  next: '다음 퍼즐',
  harder: (level) => `한 단계 어렵게: ${level}`,
  record: '내 기록',
  share: '결과 공유',
  text: '풀이 없이 결과만 담은 글',
  copy: '글 복사',
  picture: (level, time) => `퍼즐의 주어진 숫자와 채워 간 과정, 그 아래에 ${level}, ${time}`,
  savePicture: '그림 저장',
  send: '보내기 …',
  failed: '그림을 만들지 못했어요.',
};

export const finishedWords: Bilingual<typeof en> = { en, ko };
