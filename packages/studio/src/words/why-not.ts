import { object, subject, topic } from './particle.ts';
import { grouped, type Place } from './place.ts';

const cell = ({ row, column }: Place): string => `row ${row}, column ${column}`;

export const whyNotEn = {
  label: 'Why not this digit?',
  cell: (place: Place) => `Why not here, in ${cell(place)}?`,
  digits: 'Digits',
  blocked: (digit: string, place: Place) => `${digit} stands in ${cell(place)} already.`,
  ruledOut: (digit: string, place: Place) => `The puzzle rules ${digit} out of ${cell(place)}.`,
  looking: 'Looking whether it was tried.',
  tried: (digit: string, event: number) =>
    `${digit} was tried at event ${grouped(event)}, and failed.`,
  untried: (digit: string) => `${digit} is not tried yet, as the grid stands.`,
  go: (event: number) => `Go to event ${grouped(event)}`,
  force: (digit: string) => `Force ${digit} here`,
  blocker: (content: string) => `${content}, in the way`,
};

const koCell = ({ row, column }: Place): string => `${row}행 ${column}열`;

export const whyNotKo: typeof whyNotEn = {
  label: '이 숫자는 왜 안 될까요?',
  cell: (place) => `${koCell(place)}에 이 숫자는 왜 안 될까요?`,
  digits: '숫자',
  blocked: (digit, place) => `${koCell(place)}에 이미 ${subject(digit)} 있어요.`,
  ruledOut: (digit, place) => `이 퍼즐은 ${koCell(place)}에 ${object(digit)} 허락하지 않아요.`,
  looking: '해 본 적이 있는지 찾는 중이에요.',
  tried: (digit, event) => `${topic(digit)} 이벤트 ${grouped(event)}번에서 해 보았지만 실패했어요.`,
  untried: (digit) => `지금 놓인 숫자 아래에서 ${topic(digit)} 아직 해 보지 않았어요.`,
  go: (event) => `이벤트 ${grouped(event)}번으로 가기`,
  force: (digit) => `여기에 ${object(digit)} 놓고 가지 만들기`,
  blocker: (content) => `${content}, 가로막는 칸`,
};
