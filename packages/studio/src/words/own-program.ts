import { koreanParticle } from '@nonet/engine/explain';
import {
  englishHouse,
  englishPlace,
  grouped,
  type HousePlace,
  koreanHouse,
  koreanPlace,
  type Place,
  plural,
} from './place.ts';

const { mustBe, subject, topic } = koreanParticle;

export const ownProgramEn = {
  name: (file: string, isOutdated?: boolean) =>
    `Your ${isOutdated ? 'earlier version' : 'program'}${file === '' ? '' : `: ${file}`}`,
  read: (file: string, events: number) =>
    `Read as: a trace${file === '' ? '' : ` of ${file}`}, ${plural(events, 'event')}. Watch shows it as your program, and you can add it to Race.`,
  opening: 'Opening your program …',
  reading: 'Reading the trace.',
  soFar: (events: number) => `${plural(events, 'event')} so far.`,
  tooLong: 'The trace is too long for a link. The link opens the puzzle without your program.',
  tooLongServed:
    'The trace is too long for a link. While nonet serves the trace on this machine, the link opens your program. After that, the link opens only the puzzle.',
  notSaved: 'The trace is too large to be saved for your next visit.',
  refused: 'Your browser does not let this page save the trace for your next visit.',
  summary: (events: number) => `Repeats the ${plural(events, 'event')} of your program’s trace.`,
  noPrediction: 'Not available for your own program: the page does not know its strategy.',
  noSource: 'The trace does not contain the source of your program.',
  noSourceAt: (line: number) =>
    `Line ${grouped(line)} ran. The trace does not contain the source of your program.`,
  fault: (sentence: string) => `The trace ends here. ${sentence}`,
  cut: (events: number) =>
    `The trace was cut after ${plural(events, 'event')}. Your program went on.`,
  over: (events: number, solutions: number) =>
    `Your program stopped after ${plural(events, 'event')}. It found ${plural(solutions, 'solution')}.`,
  failed: (parts: string) => `Your program failed. ${parts}`,
  repeated: (at: HousePlace, digit: string, times: number, more: number) =>
    `${digit} appears ${times === 2 ? 'twice' : `${times} times`} in ${englishHouse(at)}${more === 0 ? '' : `, and there ${more === 1 ? 'is' : 'are'} ${plural(more, 'more conflict')}`}.`,
  blanksLeft: (blanks: number) =>
    `${plural(blanks, 'cell')} ${blanks === 1 ? 'is' : 'are'} still blank.`,
  wrongDigit: (digit: string, place: Place, expected: string) =>
    `The ${digit} in ${englishPlace(place)} should be ${expected}.`,
  treeNote:
    'Your program does not always take out the digit that it placed last. So the depth of the tree is the number of digits in the grid.',
};

export const ownProgramKo: typeof ownProgramEn = {
  name: (file, isOutdated) =>
    `${isOutdated ? '고치기 전' : '내'} 프로그램${file === '' ? '' : `: ${file}`}`,
  read: (file, events) =>
    `읽은 형식: ${file === '' ? '' : `${file}의 `}탐색 기록, 이벤트 ${grouped(events)}개. 탐색 보기에서 내 프로그램으로 볼 수 있고, 전략 비교에도 추가할 수 있어요.`,
  opening: '내 프로그램을 여는 중이에요.',
  reading: '탐색 기록을 읽는 중이에요.',
  soFar: (events) => `지금까지 이벤트 ${grouped(events)}개`,
  tooLong: '기록이 너무 길어 링크에 넣을 수 없어요. 링크를 열면 내 프로그램 없이 퍼즐만 보여요.',
  tooLongServed:
    '기록이 너무 길어 링크에 넣을 수 없어요. 이 컴퓨터에서 nonet이 실행되는 동안에는 링크로 내 프로그램을 열 수 있고, 그 뒤에는 퍼즐만 보여요.',
  notSaved: '기록이 너무 커서 다음에 방문할 때는 다시 열어야 해요.',
  refused: '브라우저가 저장을 허용하지 않아서, 다음에 방문할 때는 기록을 다시 열어야 해요.',
  summary: (events) => `내 프로그램이 남긴 이벤트 ${grouped(events)}개를 그대로 보여 줘요.`,
  noPrediction: '내 프로그램에는 쓸 수 없어요. 어떤 전략을 쓰는지 알 수 없기 때문이에요.',
  noSource: '탐색 기록에 소스 코드가 없어요.',
  noSourceAt: (line) => `${grouped(line)}번째 줄을 실행했어요. 탐색 기록에 소스 코드가 없어요.`,
  fault: (sentence) => `기록이 여기서 끝나요. ${sentence}`,
  cut: (events) =>
    `이벤트 ${grouped(events)}개까지만 기록했어요. 그 뒤에도 프로그램은 계속 실행됐어요.`,
  over: (events, solutions) =>
    `프로그램이 이벤트 ${grouped(events)}개에서 끝났어요. 해를 ${grouped(solutions)}개 찾았어요.`,
  failed: (parts) => `프로그램이 풀지 못했어요. ${parts}`,
  repeated: (at, digit, times, more) =>
    `${koreanHouse(at)}에 ${subject(digit)} ${times === 2 ? '두 번' : `${times}번`} 나와요.${more === 0 ? '' : ` 겹친 숫자가 ${grouped(more)}개 더 있어요.`}`,
  blanksLeft: (blanks) => `빈칸이 ${grouped(blanks)}개 남았어요.`,
  wrongDigit: (digit, place, expected) =>
    `${koreanPlace(place)}의 ${topic(digit)} ${mustBe(expected)} 해요.`,
  treeNote:
    '내 프로그램은 마지막에 넣은 숫자가 아닌 숫자도 빼요. 그래서 트리는 판에 있는 숫자의 개수를 따라요.',
};
