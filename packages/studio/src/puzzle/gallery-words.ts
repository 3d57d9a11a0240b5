import type { GalleryId } from './gallery.ts';

/**
 * The title of a puzzle in the gallery, and a line on why it is interesting and what to watch for.
 */
type GalleryTexts = Readonly<Record<GalleryId, Readonly<Record<'title' | 'text', string>>>>;

export const galleryEn: GalleryTexts = {
  'baekjoon-2239': {
    title: 'Baekjoon 2239',
    text: 'A good first search: it places 187 digits, and later removes 136 of them. Watch for the first dead end.',
  },
  'baekjoon-2580': {
    title: 'Baekjoon 2580',
    text: 'The first digit that fits is always right: 14 placements, and the search never goes back. Compare it with any other puzzle here.',
  },
  'project-euler-96': {
    title: 'Project Euler 96, Grid 01',
    text: 'Row by row, the search has to remove 151 digits that it has placed. With the fewest candidates first, it removes none. Race the two.',
  },
  'leetcode-37': {
    title: 'LeetCode 37',
    text: 'This is also the puzzle of the Wikipedia article. Row by row, the search places 4,208 digits. With the fewest candidates first, it places only the 51 of the solution.',
  },
  'ai-escargot': {
    title: 'AI Escargot',
    text: 'Arto Inkala made it to be hard for people. Row by row, the search places 8,969 digits. Watch propagation: it places only 180.',
  },
  'inkala-2012': {
    title: 'Inkala 2012',
    text: 'Even propagation has to guess here, and opens 173 nodes. Race it against clause learning, which opens 42.',
  },
  'brute-force': {
    title: 'Hard for brute force',
    text: 'The first row of the solution is 987654321, so a search that tries 1 first places 69,175,316 digits. Propagation never guesses.',
  },
  empty: {
    title: 'The empty grid',
    text: 'The first row becomes 123456789 at once, but later rows get stuck: the search goes back 310 times before it has a full grid.',
  },
  'few-givens': {
    title: '20 givens',
    text: 'It has 20 givens, and none of them can be removed. Row by row, the search places 313,840 digits. Propagation never guesses.',
  },
  symmetric: {
    title: 'Full symmetry',
    text: 'A quarter turn or a mirror does not change the pattern of its 28 givens. Row by row, the search places 764 digits. With the fewest candidates first, it places 56.',
  },
  'slow-start': {
    title: 'A slow start',
    text: 'The first row has only one given, so a row-by-row search starts almost blind and places 2,891,844 digits. Propagation fills the 57 blanks without a guess.',
  },
  'two-solutions': {
    title: 'Two solutions',
    text: 'In rows 1 and 3, the digits 3 and 9 can be swapped. Look at both solutions, and at the four cells in which they differ.',
  },
  'no-solution': {
    title: 'No solution',
    text: 'No digit is repeated, and yet there is no solution. Row by row, the search has to place and remove 429 digits to find out. Propagation finds this out before it places a digit.',
  },
  four: {
    title: 'A 4×4 puzzle',
    text: 'The whole search tree fits on the screen: 15 digits are placed, and 3 of them are removed later.',
  },
  six: {
    title: 'A 6×6 puzzle',
    text: 'A box has 2 rows and 3 columns here. The search places 43 digits, and later removes 16 of them.',
  },
  sixteen: {
    title: 'A 16×16 puzzle',
    text: 'The digits above 9 are the letters A to G. Propagation opens 76 nodes, and clause learning 91. Watch how deep the tree is.',
  },
};

export const galleryKo: GalleryTexts = {
  'baekjoon-2239': {
    title: '백준 2239',
    text: '처음 보기에 좋은 탐색이에요. 숫자를 187번 넣고 136번 도로 빼요. 첫 막다른 길을 눈여겨보세요.',
  },
  'baekjoon-2580': {
    title: '백준 2580',
    text: '칸마다 처음으로 들어가는 숫자가 정답이라, 14번 넣는 동안 한 번도 백트래킹하지 않아요. 다른 퍼즐과 비교해 보세요.',
  },
  'project-euler-96': {
    title: '프로젝트 오일러 96의 첫 판',
    text: '행 순서대로 채우면 숫자를 151번 도로 빼지만, 후보가 적은 칸부터 채우면 한 번도 빼지 않아요. 두 전략을 비교해 보세요.',
  },
  'leetcode-37': {
    title: '리트코드 37',
    text: '위키백과의 스도쿠 문서에도 나오는 퍼즐이에요. 행 순서대로 채우면 숫자를 4,208번 넣지만, 후보가 적은 칸부터 채우면 51번만 넣고, 모두 정답이에요.',
  },
  'ai-escargot': {
    title: 'AI 에스카르고',
    text: '아르토 인칼라가 사람이 풀기 어렵게 만든 퍼즐이에요. 행 순서대로 채우면 숫자를 8,969번 넣어요. 제약 전파는 180번이면 되는지 확인해 보세요.',
  },
  'inkala-2012': {
    title: '인칼라 2012',
    text: '제약 전파도 가정을 해야 해서 노드가 173개나 돼요. 노드 42개로 끝나는 절 학습과 비교해 보세요.',
  },
  'brute-force': {
    title: '완전 탐색으로 풀기 어려운 퍼즐',
    text: '정답의 첫 행이 987654321이라서 1부터 시도하는 탐색은 숫자를 69,175,316번 넣어요. 제약 전파는 가정을 한 번도 하지 않아요.',
  },
  empty: {
    title: '빈 판',
    text: '첫 행은 곧바로 123456789가 되지만 그다음 행부터 막혀요. 판을 다 채울 때까지 310번 백트래킹해요.',
  },
  'few-givens': {
    title: '주어진 숫자 20개',
    text: '주어진 숫자가 20개뿐이고, 하나도 뺄 수 없어요. 행 순서대로 채우면 숫자를 313,840번 넣지만 제약 전파는 가정을 한 번도 하지 않아요.',
  },
  symmetric: {
    title: '완전한 대칭',
    text: '주어진 숫자 28개의 자리는 직각으로 돌리거나 뒤집어도 그대로예요. 행 순서대로 채우면 숫자를 764번, 후보가 적은 칸부터 채우면 56번 넣어요.',
  },
  'slow-start': {
    title: '느린 출발',
    text: '첫 행에 주어진 숫자가 하나뿐이라 행 순서대로 채우면 숫자를 2,891,844번 넣어요. 제약 전파는 가정 없이 빈칸 57개를 채워요.',
  },
  'two-solutions': {
    title: '해가 두 개인 퍼즐',
    text: '1행과 3행에서 3과 9를 서로 바꿀 수 있어요. 두 해를 열어 서로 다른 네 칸을 찾아보세요.',
  },
  'no-solution': {
    title: '해가 없는 퍼즐',
    text: '겹치는 숫자가 없는데도 해가 없어요. 행 순서대로 채우면 숫자를 429번 넣고 다 빼 봐야 알 수 있지만, 제약 전파는 숫자를 넣기도 전에 알아내요.',
  },
  four: {
    title: '4×4 퍼즐',
    text: '탐색 트리 전체가 한 화면에 들어와요. 숫자를 15번 넣고 3번 도로 빼요.',
  },
  six: {
    title: '6×6 퍼즐',
    text: '여기서는 상자가 2행 3열이에요. 숫자를 43번 넣고 16번 도로 빼요.',
  },
  sixteen: {
    title: '16×16 퍼즐',
    text: '9보다 큰 숫자는 A부터 G까지의 글자로 써요. 노드는 제약 전파가 76개, 절 학습이 91개예요. 트리가 얼마나 깊은지 보세요.',
  },
};
