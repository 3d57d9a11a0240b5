/**
 * Patterns for the phrases in the engine's notation errors, and their Korean translations. `$1` and `$2` are the
 * groups of the match. If the first group is itself a known phrase, it is translated too.
 */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^(.+) at character ([\d,]+) of the JSON$/, '$1(JSON의 $2번째 글자)'],
  [/^(.+) of the solution$/, '$1(정답)'],
  [/^(.+) in (r\d+c\d+)$/, '$1($2)'],
  [/^(.+) in row ([\d,]+)$/, '$2번째 줄의 $1'],

  [/^a puzzle in .+ notation$/, '지원하는 형식의 퍼즐'],
  [/^a puzzle$/, '퍼즐'],
  [/^nothing$/, '빈 텍스트'],
  [/^none$/, '없음'],
  [/^a space$/, '공백'],
  [/^a tab$/, '탭'],
  [/^an empty line$/, '빈 줄'],
  [/^the end of the line$/, '줄 끝'],
  [/^the end after (.+)$/, '$1 다음에 끝'],

  [/^a digit$/, '숫자'],
  [/^a digit (.+)$/, '숫자 $1'],
  [/^a number$/, '수'],
  [/^a number (.+)$/, '$1의 수'],
  [/^a blank (\(.+\))$/, '빈칸$1'],
  [/^the given (".+")$/, '주어진 숫자 $1'],
  [/^candidates$/, '후보'],
  [/^candidates (.+)$/, '후보 $1'],
  [/^\. for none$/, '없으면 .'],

  [/^([\d,]+) cells? (\(.+\))$/, '$1칸$2'],
  [/^([\d,]+) cells?$/, '$1칸'],
  [/^([\d,]+) candidates? (\(.+\))$/, '후보 $1개$2'],
  [/^([\d,]+) candidates?$/, '후보 $1개'],
  [/^([\d,]+) rows?$/, '$1줄'],
  [/^([\d,]+) characters?$/, '$1자'],
  [/^([\d,]+) fields?$/, '필드 $1개'],
  [/^at least ([\d,]+) fields?$/, '필드 $1개 이상'],
  [/^at most ([\d,]+) nested levels?$/, '$1단계 이하'],
  [/^a row of (.+) cells$/, '$1칸짜리 줄'],
  [/^a row$/, '퍼즐의 줄'],
  [/^a line of at most ([\d,]+) characters?$/, '$1자 이하의 줄'],
  [/^a line of ([\d,]+) characters?$/, '$1자짜리 줄'],

  [/^a header such as (".+")$/, '$1 같은 헤더'],
  [/^a header with ([\d,]+) other names?$/, '다른 이름 $1개로 된 헤더'],
  [/^rows after the header$/, '헤더 다음 줄'],
  [/^\[Puzzle\] and its rows$/, '[Puzzle]과 그다음 줄'],
  [/^a column named puzzle$/, 'puzzle이라는 열'],
  [/^a key "puzzle"$/, '"puzzle" 키'],
  [/^an object without it$/, '그 키가 없는 객체'],

  [/^a classic Sudoku$/, '일반 스도쿠'],
  [/^f-puzzles constraint (".+")$/, 'f-puzzles 변형 규칙 $1'],
  [/^SudokuPad element (".+")$/, 'SudokuPad 변형 요소 $1'],
  [/^a link such as (.+)$/, '$1 같은 링크'],
  [/^other text$/, '다른 텍스트'],
  [/^a link without a puzzle$/, '퍼즐이 없는 링크'],
  [
    /^a link that contains the puzzle \(.+\)$/,
    '퍼즐이 들어 있는 링크(짧은 주소는 인터넷에 연결해야 열 수 있어요)',
  ],
  [/^the short id (".+")$/, '짧은 주소 $1'],
  [/^data compressed by LZString, in base64$/, 'LZString으로 압축한 base64 데이터'],
  [/^data that cannot be unpacked$/, '압축을 풀 수 없는 데이터'],
  [/^JSON with a key (".+")$/, '$1 키가 있는 JSON'],
  [/^JSON without it$/, '그 키가 없는 JSON'],
  [/^a grid of ([\d,]+) rows of ([\d,]+) cells$/, '$2칸짜리 줄 $1개로 된 격자'],
  [/^row ([\d,]+), which is not a list$/, '$1번째 행이 배열이 아님'],
  [/^another value$/, '다른 값'],
  [/^boxes of (.+)$/, '크기가 $1인 상자'],
  [/^two characters in base ([\d,]+) per cell$/, '칸마다 $1진수 두 자'],
  [/^([\d,]+) characters? after S9B$/, 'S9B 뒤에 $1자'],
  [/^([\d,]+) cells, or ([\d,]+) characters$/, '$1칸 또는 $2자'],

  [/^a closing quote$/, '닫는 따옴표'],
  [/^a value$/, '값'],
  [/^a string$/, '문자열'],
  [/^an array$/, '배열'],
  [/^an array of cells$/, '칸의 배열'],
  [/^an object$/, '객체'],
  [/^no control character$/, '제어 문자가 아닌 것'],
  [/^an escape such as (.+)$/, '$1 같은 이스케이프'],
  [/^a box such as (".+")$/, '$1 같은 상자 크기'],
];

/** Translates a phrase of a notation error. Returns an unknown phrase unchanged. */
export function phraseInKorean(english: string): string {
  const phrase = english.replace(/(\d) or (\d)/g, '$1 또는 $2');
  return translated(phrase) ?? phrase;
}

/** The translation of a phrase, or undefined if the phrase is unknown. */
function translated(phrase: string): string | undefined {
  const at = phrase.indexOf(' or ');
  const [first, second] = [phrase.slice(0, at), phrase.slice(at + 4)];
  const last = at < 0 ? undefined : translated(second);
  if (last !== undefined) return `${translated(first) ?? first} 또는 ${last}`;
  for (const [pattern, korean] of PHRASES) {
    const [whole, part = '', other = ''] = pattern.exec(phrase) ?? [];
    if (whole === undefined) continue;
    const known = translated(part) ?? part;
    return korean.replace('$1', () => known).replace('$2', () => other);
  }
  return at < 0 ? undefined : `${first} 또는 ${second}`;
}
