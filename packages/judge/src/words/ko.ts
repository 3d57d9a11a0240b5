import { grouped, koreanParticle } from '@nonet/engine/explain';
import { CLASSIC } from '@nonet/engine/grid';
import type { HouseKind } from '../causes/cause.ts';
import type { SumOf } from '../causes/reason.ts';
import { type JudgeWords, mebibytes, quoted, seconds } from './words.ts';

const { column, row, size } = CLASSIC;
const { by, is, object, subject, topic } = koreanParticle;

const cell = (index: number): string => `${row[index] + 1}행 ${column[index] + 1}열`;

function house(index: number): string {
  const number = (index % size) + 1;
  return `${number}${['행', '열', '번 상자'][Math.floor(index / size)]}`;
}

const STRATEGIES = {
  scan: '행 순서로 채우는 탐색',
  'bitmask-mrv': '후보가 가장 적은 칸부터 채우는 탐색',
  propagation: '정해지는 칸을 먼저 모두 채우는 탐색(제약 전파)',
  dlx: '댄싱 링크',
};

export const korean: JudgeWords = {
  results: {
    AC: '맞았습니다!!',
    WA: '틀렸습니다',
    PE: '출력 형식이 잘못되었습니다',
    TLE: '시간 초과',
    MLE: '메모리 초과',
    RE: '런타임 에러',
    CE: '컴파일 에러',
  },
  purposes: {
    sample: '문제의 예제',
    'one-blank': '빈칸 하나',
    'one-row': '한 행이 빈칸',
    'full-grid': '빈칸 없음',
    easy: '쉬움',
    'top-rows': '위쪽 행에 숫자가 적음',
    'bottom-rows': '아래쪽 행에 숫자가 적음',
    'many-blanks': '빈칸 많음',
    several: '해가 여럿',
    'nearly-empty': '주어진 숫자 두 개',
    empty: '모두 빈칸',
    hard: '어려움',
    'one-puzzle': '퍼즐 하나',
    'many-puzzles': '퍼즐 많음',
    own: '직접 고른 퍼즐',
  },
  orders: {
    rows: '행 순서',
    'reverse-rows': '마지막 행부터',
    columns: '열 순서',
    fewest: '후보가 적은 칸부터',
  },
  reasons: {
    'no-output': ({ hasMessages }) =>
      hasMessages
        ? '표준 출력에 아무것도 없어요. 표준 에러에만 출력했어요.'
        : '표준 출력에 아무것도 없어요.',
    lines: ({ expected, found }) => `출력이 ${expected}줄이어야 하는데 ${found}줄이에요.`,
    'line-length': ({ line, expected, found }) =>
      `출력의 ${line}번째 줄에 숫자가 ${expected}개 있어야 하는데 ${found}개 있어요.`,
    'no-grid': ({ line, text }) =>
      `출력의 ${line}번째 줄에 판이 아닌 내용이 있어요: "${quoted(text)}"`,
    'extra-grids': ({ count, isSame }) =>
      isSame
        ? `같은 판을 한 번이 아니라 ${count}번 출력했어요.`
        : `판 하나가 아니라 서로 다른 판 ${count}개를 출력했어요.`,
    'blank-left': ({ cell: at, blanks }) =>
      `출력의 ${cell(at)}이 아직 빈칸이에요(남은 빈칸 ${blanks}개).`,
    'given-changed': ({ cell: at, given, found }) =>
      found === 0
        ? `${cell(at)}이 비어 있지만, 주어진 숫자는 ${is(`${given}`)}.`
        : `${cell(at)}에 ${subject(`${found}`)} 있지만, 주어진 숫자는 ${is(`${given}`)}.`,
    'digit-twice': ({ cell: at, found, expected, digit, house: where, cells }) =>
      `${cell(at)}에는 ${subject(`${expected}`)} 와야 하는데 ${subject(`${found}`)} 있어요. ${house(where)}에 ${subject(`${digit}`)} ${cells.length}번 나와요(${cells.map(cell).join(', ')}).`,
    'not-smallest': ({ cell: at, found, expected }) =>
      `해가 맞지만 사전순으로 가장 앞서지 않아요. ${cell(at)}에 ${subject(`${found}`)} 있는데, 더 앞선 해에는 ${subject(`${expected}`)} 있어요.`,
    number: ({ expected, found }) =>
      `답은 ${expected}인데 ${object(`"${quoted(found)}"`)} 출력했어요.`,
    'spaces-between-digits': () =>
      '판은 맞지만 숫자 사이에 공백이 있어요. 이 문제는 공백 없이 출력해야 해요.',
    'no-spaces-between-digits': () => '판은 맞지만 숫자 사이에 공백을 넣어야 해요.',
    'one-line': () => '판은 맞지만 아홉 줄이 아니라 한 줄로 출력했어요.',
    'blank-lines': () => '판은 맞지만 앞이나 사이에 빈 줄이 있어요.',
    'leading-spaces': ({ line }) => `판은 맞지만 ${line}번째 줄이 공백으로 시작해요.`,
    'extra-text': ({ line, text }) =>
      `답은 맞지만 ${line}번째 줄에 다른 내용이 있어요: "${quoted(text)}"`,
    'other-form': ({ line, text }) =>
      `판은 맞지만 ${line}번째 줄이 문제의 출력 형식과 달라요: "${quoted(text)}"`,
    'not-json': () => '판은 맞지만 한 줄짜리 JSON 배열이 아니에요.',
    'not-character': ({ cell: at, digit, isNumber }) =>
      `숫자는 맞지만 ${cell(at)}에 문자 '${digit}' 대신 ${subject(isNumber ? `수 ${digit}` : `코드가 ${digit}인 문자`)} 있어요.`,
    'exit-status': ({ status, isRight, message }) =>
      `${isRight ? '맞는 답을 출력한 뒤, ' : ''}프로그램이 종료 코드 0이 아니라 ${by(`${status}`)} 끝났어요${message === undefined ? '' : `(${quoted(message)})`}.`,
    signal: ({ signal, message }) =>
      `프로그램이 ${signal} 때문에 중단됐어요${SIGNALS[signal] ?? ''}${message === undefined ? '' : ` (${quoted(message)})`}.`,
    'too-many-processes': ({ most }) => `프로세스를 ${most}개 넘게 만들어서 모두 강제로 끝냈어요.`,
    'too-much-output': ({ most }) => `${mebibytes(most)} MB 넘게 출력해서 강제로 끝냈어요.`,
    'too-slow': ({ time, limit, isOnClock }) =>
      `${isOnClock ? `${seconds(time)}초가 지났을` : `CPU 시간을 ${seconds(time)}초 썼을`} 때 멈췄어요. 제한은 ${seconds(limit)}초예요.`,
    'no-end': ({ wall, time }) =>
      `${seconds(wall)}초가 지나도 끝나지 않았지만 CPU 시간은 ${seconds(time)}초만 썼어요. 무언가를 기다리거나 쉬고 있어요.`,
    'too-much-memory': ({ most }) => `메모리를 ${mebibytes(most)} MB 넘게 써서 강제로 끝냈어요.`,
    'compile-error': ({ messages }) => messages.join('\n  '),
  },
  mistakes: {
    echoed: ({ blank }) =>
      `입력을 그대로 출력했어요. 탐색이 시작되고 그 결과가 남는지 확인해 보세요.${blank === undefined ? '' : ` 빈칸은 0이 아니라 '${blank}' 문자예요.`}`,
    'dead-end': ({ cell: at }) =>
      `채운 칸은 규칙에 맞지만 ${cell(at)}에 넣을 수 있는 숫자가 없어요.`,
    'stopped-early': () => '채운 칸은 규칙에 맞고, 남은 빈칸마다 넣을 수 있는 숫자가 있어요.',
    'lines-left-out': ({ rows, columns }) =>
      `${lineNames(rows, columns)}의 빈칸만 남고 다른 칸은 모두 채워졌어요.`,
    'houses-wrong': ({ right, wrong }) =>
      `${topic(kindNames(right))} 모두 맞지만 ${topic(kindNames(wrong))} 틀린 곳이 있어요.`,
    'boxes-shifted': ({ rows, columns }) =>
      `행과 열은 모두 맞고, ${shift(rows, columns)} 잡은 상자도 맞아요. 상자 번호 계산이 하나 어긋난 것처럼 보여요.`,
    'boxes-mixed': () =>
      '행과 열은 모두 맞고, 행 % 3과 열 % 3이 같은 칸들도 서로 달라요. 상자 번호에 몫 대신 나머지를 쓴 것처럼 보여요. 상자 번호는 행 / 3 * 3 + 열 / 3이에요.',
    largest: () =>
      '사전순으로 가장 뒤인 해예요. 숫자를 9부터 시도하거나 마지막 해를 남긴 것처럼 보여요.',
    'rows-sorted': () => '모든 행이 123456789이고, 주어진 숫자가 제자리에 없어요.',
    'lines-sorted': () => '정답의 행들을 다른 순서로 출력했어요.',
    transposed: () => '행과 열이 서로 바뀌었어요.',
    'mixed-types': ({ cell: at, digit, isNumber }) =>
      `${cell(at)}에 넣은 것은 ${isNumber ? `수 ${digit}` : `코드가 ${digit}인 문자`}인데, 주어진 숫자는 '${digit}' 같은 문자예요. 둘은 서로 같지 않아서, 비교해도 이미 있는 숫자를 찾지 못해요.`,
    overflow: ({ bits }) =>
      `차이가 2^${bits}의 배수예요. 합이 ${bits}비트 자료형의 범위를 넘은 것처럼 보여요.`,
    'other-sum': ({ of }) => `이 답은 ${SUMS[of]} 합이에요.`,
    'grid-missing': ({ grid, number }) =>
      `답이 ${number}만큼 작아요. 숫자가 ${number}인 판은 ${grid}번 하나뿐이에요.`,
    'one-grid': ({ grid }) => `합이 아니라 ${grid}번 판의 숫자만 출력했어요.`,
    'not-added': ({ grids }) => `숫자 ${grids}개는 맞지만, 그 합을 출력해야 해요.`,
    'known-answer': () =>
      '24702는 프로젝트 오일러가 주는 파일의 답이에요. 채점에 쓰는 판은 달라요. 표준 입력이나 프로그램을 실행한 폴더의 p096_sudoku.txt에서 읽으세요.',
    'opens-a-file': ({ files }) =>
      files.length === 0
        ? '입력은 파일이 아니라 표준 입력으로 들어와요.'
        : `입력은 표준 입력으로 들어오고, 프로그램을 실행한 폴더의 파일 ${files.join(', ')}에도 있어요.`,
    'numbers-and-strings': () =>
      "수와 문자열을 섞어 썼어요. 읽은 값은 문자열이에요. '5'와 5는 서로 같지 않고, <로 비교하거나 인덱스로 쓸 수 없어요. int('5')나 str(5)로 바꿔 쓰세요.",
    'blank-is-dot': () => "빈칸은 문자 '.'이라서 int()로 바꿀 수 없어요.",
    'input-ended': () => '입력보다 더 많이 읽으려고 해요.',
    'full-grid': () => '이 판에는 빈칸이 없어요. 빈칸이 하나는 있다고 가정하고 있지 않나요?',
    'recursion-limit': () => '재귀가 언어의 한도보다 깊어요.',
    'stack-overflow': () => '재귀가 끝나지 않거나 스택이 모자라요.',
  },
  causes: {
    'went-on-after-solution': ({ event }) =>
      `이벤트 ${grouped(event)}에서 퍼즐이 풀렸는데, 멈추지 않고 판을 더 바꿨어요.`,
    'solution-not-printed': ({ event, isNumber, isSilent }) =>
      isNumber
        ? `이벤트 ${grouped(event)}에서 퍼즐이 풀렸어요. 해로 계산해서 출력한 수만 틀렸어요.`
        : `이벤트 ${grouped(event)}에서 퍼즐이 풀렸지만, ${isSilent ? '표준 출력에 아무것도 출력하지 않았어요' : '그 판이 아닌 것을 출력했어요'}.`,
    'given-overwritten': ({ cell: at, event, given }) =>
      `주어진 숫자를 바꿨어요. 이벤트 ${grouped(event)} 다음에 ${cell(at)}의 ${object(`${given}`)} 뺐어요.`,
    'digit-never-placed': ({ cell: at, digits, event }) =>
      `${topic(digits.join(', '))} 한 번도 넣지 않았어요. 예를 들어 이벤트 ${grouped(event)}에서는 ${cell(at)}에 ${object(`${digits[0]}`)} 넣을 수 있는데도 되돌아갔어요.`,
    'placed-beside-equal': ({ cells, digit, event, house: kind, never, times: often }) =>
      `이벤트 ${grouped(event)}에서 같은 ${KINDS[kind]}에 ${subject(`${digit}`)} 이미 있는데 또 넣고(${cells.map(cell).join(', ')}) 계속 진행했어요. 이런 일이 ${KINDS[kind]}에서 모두 ${grouped(often)}번 있었${never.length === 0 ? '' : `고, ${kindNames(never)}에서는 한 번도 없었`}어요.`,
    'cells-left-out': ({ cells, columns, rows }) =>
      `다른 칸은 모두 채웠지만 ${cells.length > 0 ? cells.map(cell).join(', ') : lineNames(rows, columns)}에는 숫자를 한 번도 넣지 않았어요.`,
    'never-takes-back': ({ placements }) =>
      `숫자를 ${grouped(placements)}번 넣고 한 번도 다시 빼지 않았어요. 이 숫자들을 그대로 두면 퍼즐에 해가 없어요.`,
    'never-empties-cell': ({ replaced }) =>
      `숫자를 다른 숫자로 ${grouped(replaced)}번 바꿨지만, 칸을 다시 빈칸으로 만든 적은 없어요.`,
    'stops-without-guess': ({ blanks, placements }) =>
      `넣은 숫자 ${grouped(placements)}개는 모두 맞지만, 빈칸 ${blanks}개를 남기고 멈췄어요.`,
    'left-blank-behind': ({ cell: at, event, next }) =>
      `이벤트 ${grouped(event)} 뒤에는 ${cell(at)}에 더 시도할 숫자가 없는데, 되돌아가지 않고 ${cell(next)}로 넘어갔어요.`,
    'digit-stays-marked': ({ cell: at, digit, event, houses }) =>
      `한 번 뺀 숫자를 같은 ${kindNames(houses)}에 다시 넣지 않아요. 예를 들어 ${cell(at)}에는 ${subject(`${digit}`)} 들어갈 수 있는데 이벤트 ${grouped(event)}에서 그 칸을 포기했어요. 숫자를 뺄 때 쓰였다는 표시를 지우지 않은 거예요.`,
    'takes-right-digit-out': ({ cell: at, digit, event }) =>
      `이벤트 ${grouped(event)} 전까지는 숫자가 모두 맞았어요. 그대로 두면 풀 수 있는데 ${cell(at)}에서 ${object(`${digit}`)} 빼고 되돌아갔어요.`,
    'same-grid-again': ({ again, event, times: often }) =>
      `똑같은 판이 되풀이해서 나왔어요. 이벤트 ${grouped(event)}, ${object(grouped(again))} 비롯해 적어도 ${often}번이에요.`,
    'loops-without-placing': ({ placements, time }) =>
      `${seconds(time)}초 동안 숫자를 ${grouped(placements)}번 넣었어요. 무언가를 기다리거나, 숫자를 넣지 않고 반복하고 있어요.`,
    'prints-nothing': () =>
      '프로그램이 오류 없이 끝났어요. 이럴 때는 대개 탐색이 모든 숫자를 시도하고도 해를 찾지 못한 거예요. 맞는 숫자를 막는 검사가 있거나, 뺀 숫자가 아직 쓰인 것으로 남아 있을 수 있어요. 출력하는 곳까지 가지 못했거나 출력 버퍼를 비우지 않았을 수도 있어요.',
    'slow-on-easy-puzzle': ({ hasOneSolution, mayWait, placements }) =>
      `행 순서로 채우는 탐색은 이 판에 숫자를 ${grouped(placements)}번만 넣어요. 느린 것이 문제가 아니라, 반복이 끝나지 않거나 ${mayWait ? '무언가를 기다리거나 ' : ''}숫자 검사가 틀렸거나 너무 늦어요.${hasOneSolution ? '' : ' 첫 해를 찾고도 멈추지 않는 것일 수도 있어요.'}`,
    'expects-other-input': ({ number, problem }) =>
      problem === '2580'
        ? `${number === undefined ? '입력의 숫자 사이에 공백이 있어야만 이 퍼즐을 푸는데' : `한 줄을 수 하나(${number})로 읽었는데`}, 이 문제의 입력에는 공백이 없어요. 한 줄을 문자열로 읽고 글자 하나를 숫자 하나로 바꾸세요. 백준 2580의 풀이라면 --problem 2580으로 채점하세요.`
        : '입력의 숫자 사이에 공백이 없어야만 이 퍼즐을 푸는데, 이 문제의 입력에는 공백이 있어요. 한 줄에서 수를 아홉 개 읽으세요. 백준 2239의 풀이라면 --problem 2239로 채점하세요.',
  },
  searched: ({ backs, blanks, placements }) =>
    `숫자를 ${grouped(placements)}번 넣고 ${grouped(backs)}번 뺐어요${blanks === undefined ? '' : `. 끝났을 때 남은 빈칸은 ${blanks}개예요`}.`,
  unseen:
    '이 언어의 프로그램은 고치지 않고 지켜볼 수 없지만, Nonet 저장소에 있는 examples/traced의 파일을 추가하면 탐색을 기록할 수 있어요.',
  unknownPuzzle: '출력만으로는 어느 퍼즐이 틀렸는지 알 수 없어요.',
  alone: ({ first, of, wrong }) => {
    const tried = '합만으로는 어느 판이 틀렸는지 알 수 없어서 판을 하나씩 넣어 봤어요.';
    if (!first) {
      return `${tried} ${of}개를 모두 맞혔어요. 판이 여럿일 때만 틀리니, 앞 판에서 쓰던 값이 다음 판에 남는지 확인해 보세요.`;
    }
    const { expected, found, puzzle } = first;
    return `${tried} ${of}개 가운데 ${wrong}개가 틀렸어요. ${puzzle + 1}번 판만 넣으면 답은 ${expected}인데 ${object(`"${quoted(found)}"`)} 출력해요.`;
  },
  heads: {
    label: '데이터',
    placements: '넣은 횟수',
    puzzles: '퍼즐 수',
    memory: '메모리',
    time: '시간',
  },
  title: ({ program, problem, time, memory }) =>
    `${program} · ${PROBLEMS[problem] ?? problem} · ${seconds(time)}초, ${mebibytes(memory)} MB`,
  bonus: (language) =>
    language === 'java'
      ? '자바 추가 시간을 적용했어요: 두 배에 1초를 더해요.'
      : '파이썬 추가 시간을 적용했어요: 세 배에 2초를 더해요.',
  stress: '문제의 조건을 넘는 스트레스 테스트:',
  inCase: (result, number, puzzle) =>
    `${result}: ${number}번 데이터${puzzle === undefined ? '' : `의 ${puzzle}번째 퍼즐`}.`,
  accepted: (cases) => `맞았습니다!! 데이터 ${cases}개를 모두 통과했어요.`,
  stressResult: (passed, cases) => `스트레스 테스트: ${cases}개 중 ${passed}개 통과.`,
  cause: (number, mistake) => `${number}번 데이터에서 더 알 수 있어요. ${mistake}`,
  needs: (needs) => {
    const parts = needs.map(
      ({ isComplete, placements, strategy }) =>
        `${STRATEGIES[strategy]} ${grouped(placements)}번${isComplete ? '' : ' 넘게'}`,
    );
    return `이 판에 숫자를 넣는 횟수: ${parts.join(', ')}.`;
  },
  puzzle: '퍼즐:',
  watched: (link) => `이 퍼즐을 푸는 내 프로그램: ${link}`,
  opened: (link) => `스튜디오에서 내 프로그램을 고치고 다시 채점하기: ${link}`,
  studio: (link, { isServed }) =>
    `스튜디오에서 보기${isServed ? '' : '(nonet studio를 먼저 실행하세요)'}: ${link}`,
  rest: (why, cases) =>
    ({
      'after-failure': `스트레스 테스트 ${cases}개는 앞의 데이터를 모두 맞힌 뒤에만 실행해요.`,
      'after-slow': `제한을 넘긴 데이터가 있어 실행하지 않은 데이터: ${cases}개.`,
      heavier: `더 쉬운 데이터가 제한을 넘겨서 실행하지 않은 데이터: ${cases}개.`,
    })[why],
  attacked: ({ seconds: spent, report, limit }) => {
    const { cost, easy, outcome, runs, worstAtStart } = report;
    const tried = `${spent}초 동안 ${runs}번 실행하며 더 오래 걸리는 퍼즐을 찾았어요.`;
    const before = worstAtStart.cost === 'limit' ? limit : worstAtStart.cost;
    const took = cost === 'limit' ? `${seconds(limit)}초가 넘게` : `${seconds(cost)}초`;
    const factor = (cost === 'limit' ? limit : cost) / easy;
    if (outcome === 'even') return `${tried} 쉬운 퍼즐보다 눈에 띄게 오래 걸리는 퍼즐은 없어요.`;
    if (outcome === 'start') {
      return `${tried} 가장 오래 걸린 데이터보다 더 걸리는 퍼즐은 없어요. 그 데이터는 ${took} 걸리고, 쉬운 퍼즐의 ${factor.toFixed(1)}배예요.`;
    }
    return `${tried} 이 퍼즐은 ${took} 걸려요. 쉬운 퍼즐의 ${factor.toFixed(1)}배예요(가장 오래 걸린 데이터는 ${seconds(before)}초).`;
  },
  notAttacked:
    '쉬운 데이터를 하나도 통과하지 못했거나 데이터 하나에 퍼즐이 여러 개라서, 더 오래 걸리는 퍼즐을 찾지 않았어요.',
  throughput: (rate) => `1초에 퍼즐 ${grouped(Math.round(rate))}개`,
  kept: (folder) => `입력, 정답, 출력을 저장한 폴더: ${folder}`,
};

const PROBLEMS: Readonly<Record<string, string>> = {
  'Baekjoon 2239': '백준 2239',
  'Baekjoon 2580': '백준 2580',
  'Project Euler 96': '프로젝트 오일러 96',
  'one puzzle per line': '한 줄에 퍼즐 하나',
};

/** What a signal means. The text follows the name of the signal. */
const SIGNALS: Readonly<Record<string, string>> = {
  SIGSEGV: ': 배열 밖처럼 자기 것이 아닌 메모리를 쓰거나 스택이 넘쳤어요',
  SIGABRT: ': 예외를 잡지 않았거나 단언이 실패했어요',
  SIGFPE: ': 0으로 나눴어요',
  SIGBUS: ': 자기 것이 아닌 메모리를 썼어요',
  SIGILL: ': 없는 명령을 실행했어요',
};

const SUMS: Readonly<Record<SumOf, string>> = {
  'first-digits': '왼쪽 위 세 자리 수가 아니라 첫 숫자만 더한',
  'digit-sums': '세 자리 수가 아니라 왼쪽 위 숫자 세 개를 하나씩 더한',
  'first-columns': '첫 행이 아니라 첫 열의 위쪽 세 자리 수를 더한',
  reversed: '왼쪽 위 세 자리 수를 거꾸로 읽어 더한',
  givens: '해가 아니라 풀기 전 판의 왼쪽 위 세 자리 수(빈칸은 0)를 더한',
};

const KINDS: Readonly<Record<HouseKind, string>> = { row: '행', column: '열', box: '상자' };

function kindNames(kinds: readonly HouseKind[]): string {
  return kinds.map((kind) => KINDS[kind]).join(', ');
}

function lineNames(rows: readonly number[], columns: readonly number[]): string {
  return [...rows.map((each) => `${each}행`), ...columns.map((each) => `${each}열`)].join(', ');
}

function shift(rows: number, columns: number): string {
  const parts = [
    ...(rows > 0 ? [`위로 ${rows}칸`] : []),
    ...(columns > 0 ? [`왼쪽으로 ${columns}칸`] : []),
  ];
  return `${parts.join(', ')} 밀어서`;
}
