import { plural } from '../../words/place.ts';
import type { Bilingual } from '../../words/words.ts';

const en = {
  empty: 'No game solved yet. Start with one of today’s puzzles.',
  playFirst: (level: string) => `Play today’s puzzle: ${level}`,
  figures: {
    label: 'In short',
    games: 'solved',
    alone: 'without hints',
    current: 'current streak',
    longest: 'longest streak',
    days: (count: number) => plural(count, 'day'),
  },
  calendar: {
    label: 'Puzzles of the day',
    back: 'The month before',
    forward: 'The month after',
    day: (date: string, solved: number, all: number, coached: number) =>
      `${date}: ${solved} of ${all} solved${coached > 0 ? `, ${coached} with the coach` : ''}`,
    ahead: (date: string) => `${date}: not out yet`,
    levels: (date: string) => `Puzzles of ${date}`,
    solvedIn: (time: string) => `solved in ${time}`,
    coached: 'with the coach',
    play: (level: string) => `Play: ${level}`,
    legend:
      'Five marks a day, easy to extreme: a bar is a solved puzzle, a hollow one with the coach.',
  },
  times: {
    label: 'Times by level',
    level: 'Level',
    games: 'Solved',
    alone: 'Without hints',
    best: 'Best',
    average: 'Average',
    other: 'Other puzzles',
    none: '–',
    note: 'A best time is one without hints. The average leaves out games in which the coach made a move. Each puzzle counts once, the first time you solve it.',
  },
  keeping: {
    label: 'Your record as a file',
    note: 'It is kept in this browser only.',
    save: 'Save as a file',
    open: 'Add from a file',
    forget: 'Delete the record',
    reallyForget: 'Delete it for good?',
    forgotten: 'The record is deleted.',
    added: (games: number, damaged: number) =>
      `${plural(games, 'game')} added.${damaged > 0 ? ` ${damaged === 1 ? 'One entry is' : `${damaged} entries are`} damaged and left out.` : ''}`,
    refused: 'Not a Nonet record. Yours is unchanged.',
    damaged: (entries: number) =>
      `${entries === 1 ? 'One entry of the record is' : `${entries} entries of the record are`} damaged and not counted.`,
    unkept: 'Your browser does not let this page keep a record.',
  },
};

const ko: typeof en = {
  empty: '아직 푼 게임이 없어요. 오늘의 퍼즐부터 시작해 보세요.',
  playFirst: (level) => `오늘의 퍼즐 풀기: ${level}`,
  figures: {
    label: '한눈에 보기',
    games: '푼 게임',
    alone: '힌트 없이',
    current: '연속으로 푼 날',
    longest: '최장 연속',
    days: (count) => `${count}일`,
  },
  calendar: {
    label: '오늘의 퍼즐 달력',
    back: '이전 달',
    forward: '다음 달',
    day: (date, solved, all, coached) =>
      `${date}: ${all}개 중 ${solved}개 풀었음${coached > 0 ? `, ${coached}개는 코치와 함께` : ''}`,
    ahead: (date) => `${date}: 아직 오지 않은 날`,
    levels: (date) => `${date}의 퍼즐`,
    solvedIn: (time) => `${time} 만에 풀었음`,
    coached: '코치와 함께',
    play: (level) => `풀기: ${level}`,
    legend:
      '날마다 다섯 난이도가 있어요(쉬운 것부터). 푼 퍼즐은 막대로, 코치와 함께 푼 퍼즐은 속이 빈 막대로 표시돼요.',
  },
  times: {
    label: '난이도별 시간',
    level: '난이도',
    games: '푼 게임',
    alone: '힌트 없이',
    best: '최고',
    average: '평균',
    other: '그 밖의 퍼즐',
    none: '–',
    note: '최고 기록에는 힌트 없이 푼 게임만 들어가요. 코치가 대신 둔 게임은 평균에서 빠져요. 같은 퍼즐은 처음 푼 것만 기록해요.',
  },
  keeping: {
    label: '기록 파일',
    note: '기록은 이 브라우저에만 남아요.',
    save: '파일로 저장',
    open: '파일에서 더하기',
    forget: '기록 지우기',
    reallyForget: '정말 모두 지울까요?',
    forgotten: '기록을 지웠어요.',
    added: (games, damaged) =>
      `게임 ${games}개를 더했어요.${damaged > 0 ? ` 손상된 항목 ${damaged}개는 뺐어요.` : ''}`,
    refused: 'Nonet의 기록이 아니에요. 지금 기록은 그대로예요.',
    damaged: (entries) => `기록 중 손상된 항목 ${entries}개는 세지 않았어요.`,
    unkept: '브라우저가 저장을 허용하지 않아서 기록이 남지 않아요.',
  },
};

export const recordWords: Bilingual<typeof en> = { en, ko };
