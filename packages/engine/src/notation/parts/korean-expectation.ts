import type { Expectation, Noun } from '../../constraint/expectation.ts';

/** Returns the Korean text of what a value in the data of a variant should be. */
export function koreanExpectation(expected: Expectation): string {
  switch (expected.id) {
    case 'variant':
      return '변형 스도쿠';
    case 'constraint':
      return '규칙';
    case 'kind':
      return '규칙의 종류';
    case 'flag':
      return 'true 또는 false';
    case 'multiple-of-3':
      return '3의 배수인 숫자 개수';
    case 'whole':
      return expected.to === undefined
        ? `${expected.from} 이상의 정수`
        : `${expected.from}–${expected.to}의 정수`;
    case 'digit':
      return `숫자 ${expected.from}–${expected.to}`;
    case 'cell':
      return `칸 번호 ${expected.from}–${expected.to}`;
    case 'state':
      return `${expected.below}보다 작은 상태 번호`;
    case 'one-of':
      return `${quoted(expected.texts)} 중 하나`;
    case 'list':
      return `${NOUNS[expected.noun]}의 배열`;
    case 'different':
      return `서로 다른 ${NOUNS[expected.noun]}`;
    case 'count': {
      const { bound, count, noun, region } = expected;
      const limit = bound === undefined ? '' : bound === 'least' ? ' 이상' : ' 이하';
      const place = region === undefined ? '' : `${region}번 영역에 `;
      return `${place}${NOUNS[noun]} ${count}개${limit}`;
    }
    default:
      return `${quoted(expected.names)} 밖의 필드가 없는 규칙`;
  }
}

const NOUNS: Readonly<Record<Noun, string>> = {
  cells: '칸',
  digits: '숫자',
  entries: '항목',
  parts: '부분',
  states: '상태',
  values: '값',
};

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
