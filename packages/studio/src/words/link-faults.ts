import { koreanParticle } from '@nonet/engine/explain';
import { englishPlace, koreanPlace, type Place, plural } from './place.ts';
import type { Bilingual } from './words.ts';

const { is, object, subject, topic } = koreanParticle;

interface Text {
  /** The part of the link that is wrong, exactly as in the link. */
  readonly text: string;
}

const MOST_SHOWN = 20;

/** Quotes a part of the link, or its beginning if it is long. */
function quoted(text: string): string {
  const characters = Array.from(text);
  return characters.length > MOST_SHOWN
    ? `"${characters.slice(0, MOST_SHOWN).join('')}…"`
    : `"${text}"`;
}

const noPage: (fault: Text) => string = () => 'This link points to a page that does not exist.';

const sentencesEn = {
  'no-link': () => 'This is not a link to this page.',
  version: ({ version, known }: { version: string; known: string }) =>
    `The link has the format ${quoted(version)}, but this page reads only format ${known}.`,
  part: ({ text }: Text) => `The link has a part that cannot be read: ${quoted(text)}.`,
  box: ({ text }: Text) => `The link has the box shape ${quoted(text)} instead of one such as 2x3.`,
  regions: () => 'The regions in the link cannot be read.',
  constraints: () => 'The rules in the link cannot be read.',
  cells: ({ count }: { count: number }) =>
    `The link has ${plural(count, 'cell')}, but a 9×9 grid has 81.`,
  'cells-of-box': ({ count, needed }: { count: number; needed: number }) =>
    `The link has ${plural(count, 'cell')}, but its box shape needs ${needed}.`,
  symbol: ({ text, place }: Text & { place: Place }) =>
    `In ${englishPlace(place)}, the link has ${quoted(text)} instead of a digit.`,
  digit: ({ text, place, largest }: Text & { place: Place; largest: string }) =>
    `The link has the digit ${text} in ${englishPlace(place)}, but the largest digit of its grid is ${largest}.`,
  'pencilmarks-length': ({ length, needed }: { length: number; needed: number }) =>
    `The link has ${plural(length, 'character')} for the candidates, but the grid needs ${needed}.`,
  pencilmarks: ({ place }: { place: Place }) =>
    `The candidates of ${englishPlace(place)} in the link cannot be read.`,
  notes: () => 'The notes in the link cannot be read.',
  strategy: ({ text }: Text) => `The link has an unknown strategy: ${quoted(text)}.`,
  level: ({ text }: Text) => `The link has an unknown level: ${quoted(text)}.`,
  room: noPage,
  language: ({ text }: Text) => `The link has an unknown language: ${quoted(text)}.`,
  theme: ({ text }: Text) => `The link has an unknown theme: ${quoted(text)}.`,
  event: ({ text }: Text) => `The event in the link cannot be read: ${quoted(text)}.`,
  bookmarks: ({ text }: Text) => `The bookmarks in the link cannot be read: ${quoted(text)}.`,
  'finds-all': ({ text }: Text) =>
    `The link does not say whether the search goes on after its first solution: ${quoted(text)} is neither 0 nor 1.`,
  lanes: ({ fewest, most }: { fewest: number; most: number }) =>
    `The race in the link does not have ${fewest} to ${most} different strategies.`,
  clock: ({ text }: Text) => `The link has an unknown clock for the race: ${quoted(text)}.`,
  making: ({ text }: Text) => `The link has an unknown part of Make: ${quoted(text)}.`,
  view: ({ text }: Text) => `The link has an unknown view of the tree: ${quoted(text)}.`,
  candidates: ({ text }: Text) =>
    `The link does not say whether to show candidates: ${quoted(text)} is neither 0 nor 1.`,
  embedded: ({ text }: Text) =>
    `The link does not say whether the page is embedded: ${quoted(text)} is neither 0 nor 1.`,
  trace: () => 'The link contains the trace of a program, but this trace is damaged.',
  code: () => 'The program in the link is damaged.',
  start: ({ text }: Text) => `The link has an unknown starting point: ${quoted(text)}.`,
  served: () =>
    'The program of this link is no longer served. To get a new link, repeat the command that printed this link.',
  fork: () => 'The link adds digits that do not fit the blanks of its puzzle.',
  /** The entry that cannot be read, counted from 1. Undefined if it is another part of the game. */
  game: ({ entry }: { entry: number | undefined }) =>
    entry === undefined
      ? 'The game in the link cannot be read.'
      : `Move ${entry} of the game in the link cannot be read.`,
  drill: ({ text }: Text) => `The link has an unknown drill: ${quoted(text)}.`,
  move: ({ text }: Text) => `The link has move ${quoted(text)}, but moves are numbered from 1.`,
  stop: ({ text, stops }: Text & { stops: number }) =>
    `The tour has ${stops} stops, but the link has stop ${quoted(text)}.`,
};

type Sentences = typeof sentencesEn;
type DataOf<Sentence> = Sentence extends (data: infer Data) => string ? Data : never;

/** What is wrong with a link to the page: an id, and the data for a sentence about it. */
export type LinkFault = {
  readonly [Id in keyof Sentences]: { readonly id: Id } & Readonly<DataOf<Sentences[Id]>>;
}[keyof Sentences];

function sentence(sentences: Sentences, fault: LinkFault): string {
  const text: (fault: never) => string = sentences[fault.id];
  return text(fault as never);
}

/** Faults of links that are whole, and that this page still cannot open. */
const WHOLE: ReadonlySet<LinkFault['id']> = new Set<LinkFault['id']>([
  'no-link',
  'room',
  'served',
  'version',
]);

/** Whether a link with this fault has lost something on its way. */
export function isDamage({ id }: LinkFault): boolean {
  return !WHOLE.has(id);
}

const sentencesKo: Sentences = {
  'no-link': () => '이 페이지의 링크가 아니에요.',
  version: ({ version, known }) =>
    `링크 형식이 ${quoted(version)}인데 이 페이지는 형식 ${known}만 읽을 수 있어요.`,
  part: ({ text }) => `링크에 읽을 수 없는 부분이 있어요: ${quoted(text)}`,
  regions: () => '링크의 영역을 읽을 수 없어요.',
  constraints: () => '링크의 규칙을 읽을 수 없어요.',
  box: ({ text }) => `링크의 상자 크기 ${object(quoted(text))} 읽을 수 없어요(예: 2x3).`,
  cells: ({ count }) => `링크에 칸이 ${count}개 있는데, 9×9 판은 81칸이에요.`,
  'cells-of-box': ({ count, needed }) =>
    `링크의 상자 크기에는 칸이 ${needed}개 필요한데 ${count}개 있어요.`,
  symbol: ({ text, place }) =>
    `링크의 ${koreanPlace(place)}에 숫자가 아닌 ${subject(quoted(text))} 있어요.`,
  digit: ({ text, place, largest }) =>
    `링크의 ${koreanPlace(place)}에 ${subject(text)} 있는데 이 판의 가장 큰 숫자는 ${is(largest)}.`,
  'pencilmarks-length': ({ length, needed }) =>
    `링크의 후보는 ${needed}자여야 하는데 ${length}자예요.`,
  pencilmarks: ({ place }) => `링크의 ${koreanPlace(place)} 후보를 읽을 수 없어요.`,
  notes: () => '링크의 메모를 읽을 수 없어요.',
  strategy: ({ text }) => `링크에 있는 전략 ${topic(quoted(text))} 없는 전략이에요.`,
  level: ({ text }) => `링크에 있는 난이도 ${topic(quoted(text))} 없는 난이도예요.`,
  room: () => '링크가 가리키는 화면이 없어요.',
  language: ({ text }) => `링크에 있는 언어 ${topic(quoted(text))} 지원하지 않아요.`,
  theme: ({ text }) => `링크에 있는 테마 ${topic(quoted(text))} 없는 테마예요.`,
  event: ({ text }) => `링크의 이벤트 번호를 읽을 수 없어요: ${quoted(text)}`,
  bookmarks: ({ text }) => `링크의 북마크를 읽을 수 없어요: ${quoted(text)}`,
  'finds-all': ({ text }) =>
    `링크에서 해를 모두 찾을지 정하는 값은 0이나 1이어야 해요: ${quoted(text)}`,
  lanes: ({ fewest, most }) =>
    `링크에서 비교할 전략은 서로 다른 전략 ${fewest}개에서 ${most}개여야 해요.`,
  clock: ({ text }) => `링크에 있는 비교 기준 ${topic(quoted(text))} 없는 기준이에요.`,
  making: ({ text }) => `링크에 있는 ${topic(quoted(text))} 만들기 화면에 없는 탭이에요.`,
  view: ({ text }) => `링크에 있는 트리 보기 ${topic(quoted(text))} 없는 보기예요.`,
  candidates: ({ text }) => `링크에서 후보 표시를 정하는 값은 0이나 1이어야 해요: ${quoted(text)}`,
  embedded: ({ text }) => `링크에서 프레임 표시를 정하는 값은 0이나 1이어야 해요: ${quoted(text)}`,
  trace: () => '링크에 있는 프로그램의 탐색 기록이 손상됐어요.',
  code: () => '링크에 있는 프로그램이 손상됐어요.',
  start: ({ text }) => `시작 코드 ${topic(quoted(text))} 없는 코드예요.`,
  served: () => '이 링크의 프로그램을 더는 불러올 수 없어요. 링크를 출력한 명령을 다시 실행하세요.',
  fork: () => '링크에서 퍼즐에 더한 숫자가 빈칸과 맞지 않아요.',
  game: ({ entry }) =>
    entry === undefined
      ? '링크의 게임을 읽을 수 없어요.'
      : `링크의 게임에서 ${entry}번째 수를 읽을 수 없어요.`,
  drill: ({ text }) => `링크에 있는 연습 ${topic(quoted(text))} 없는 연습이에요.`,
  move: ({ text }) => `수는 1번부터 셀 수 있는데 링크에는 ${quoted(text)}번 수가 있어요.`,
  stop: ({ text, stops }) => `둘러보기는 ${stops}단계인데 링크에는 ${quoted(text)}단계가 있어요.`,
};

/** What is wrong with a link, in a sentence. */
export const linkFaults: Bilingual<(fault: LinkFault) => string> = {
  en: (fault) => sentence(sentencesEn, fault),
  ko: (fault) => sentence(sentencesKo, fault),
};
