import { koreanParticle } from '@nonet/engine/explain';
import { clockText, koreanTime } from '@nonet/engine/game';
import type { Bilingual } from '../../words/words.ts';

const { object } = koreanParticle;

/** In milliseconds. */
const SECOND = 1_000;

const en = {
  nothing: 'Nothing to review yet. Play a game, then look at it here move by move.',
  toPlay: 'Play',
  working: 'Reviewing the game …',
  refused: {
    none: 'This puzzle has no solution, so its moves cannot be judged.',
    several: 'This puzzle has several solutions, so its moves cannot be judged.',
    conflict: 'The givens of this puzzle break a rule.',
  },
  position: 'Move',
  moveOf: (move: number, moves: number) =>
    move < moves ? `Move ${move + 1} of ${moves}` : `The end, after ${moves} moves`,
  timing: (at: number, took: number) =>
    `${clockText(at)}, ${took < SECOND ? 'at once' : `after ${clockText(took)}`}`,
  legend: {
    difficulty: 'difficulty of the easiest step',
    time: 'time taken',
    guess: 'guess or try',
    error: 'error',
    'went-back': 'went back',
    overlooked: 'overlooked',
    'first-use': 'first use',
  },
  placed: (digit: string, cell: string) => `You put ${digit} in ${cell}.`,
  removed: (notes: string) => `You removed ${notes}.`,
  from: (digits: string, cell: string) => `${digits} from ${cell}`,
  coach: {
    placed: (digit: string, cell: string) => `The coach put ${digit} in ${cell}.`,
    removed: (notes: string) => `The coach removed ${notes}.`,
  },
  cleared: (cells: string) => `You cleared ${cells}.`,
  clearedMany: (cells: number) => `You cleared ${cells} cells.`,
  did: { notes: 'You changed notes.', other: 'You colored cells.' },
  because: (technique: string) => `Reason: ${technique}`,
  wrong: 'That is wrong.',
  stuck: 'No technique leads to it: a guess.',
  helped: 'You had a hint.',
  easiest: (technique: string) => `Easiest step there: ${technique}`,
  rating: (rating: number) => ` (SE ${rating.toFixed(1)})`,
  show: 'Show it',
  hide: 'Hide it',
  findings: 'What to look at',
  noFindings: 'No guesses, no mistakes, no easier step missed for long.',
  techniques: 'Techniques',
  table: {
    technique: 'Technique',
    there: 'There',
    used: 'Needed',
    helped: 'Helped',
    missed: 'Missed',
    example: 'Move',
  },
  showMove: (technique: string, move: number) => `${technique}: go to move ${move}`,
  save: 'Save the game as a file',
  animation: 'Save as a GIF',
  making: 'Drawing the game …',
  saved: 'Saved.',
  failed: 'The picture could not be made.',
  linkNote: 'The link opens the review of this game, at this move.',
  back: 'One move back',
  forward: 'One move forward',
};

const ko: typeof en = {
  nothing: '아직 복기할 것이 없어요. 게임을 하면 여기서 한 수씩 돌아볼 수 있어요.',
  toPlay: '풀러 가기',
  working: '게임을 복기하는 중 …',
  refused: {
    none: '해가 없는 퍼즐이라서 수를 판단할 수 없어요.',
    several: '해가 여러 개인 퍼즐이라서 수를 판단할 수 없어요.',
    conflict: '주어진 숫자가 규칙에 어긋나요.',
  },
  position: '수',
  moveOf: (move, moves) =>
    move < moves ? `${moves}수 중 ${move + 1}번째 수` : `${moves}수를 마친 뒤`,
  timing: (at, took) => `${clockText(at)}, ${took < SECOND ? '바로' : `${koreanTime(took)} 만에`}`,
  legend: {
    difficulty: '가장 쉬운 단계의 난이도',
    time: '걸린 시간',
    guess: '찍기·시도',
    error: '실수',
    'went-back': '되돌아감',
    overlooked: '놓침',
    'first-use': '처음 씀',
  },
  placed: (digit, cell) => `${cell}에 ${object(digit)} 넣었어요.`,
  removed: (notes) => `${notes} 지웠어요.`,
  from: (digits, cell) => `${cell}에서 ${object(digits)}`,
  coach: {
    placed: (digit, cell) => `코치가 ${cell}에 ${object(digit)} 넣었어요.`,
    removed: (notes) => `코치가 ${notes} 지웠어요.`,
  },
  cleared: (cells) => `${object(cells)} 비웠어요.`,
  clearedMany: (cells) => `${cells}칸을 비웠어요.`,
  did: { notes: '메모를 고쳤어요.', other: '칸을 칠했어요.' },
  because: (technique) => `근거: ${technique}`,
  wrong: '틀렸어요.',
  stuck: '어떤 기법으로도 알 수 없어요. 찍은 수예요.',
  helped: '힌트를 보고 둔 수예요.',
  easiest: (technique) => `이때 가장 쉬운 단계: ${technique}`,
  rating: (rating) => ` (SE ${rating.toFixed(1)})`,
  show: '보기',
  hide: '숨기기',
  findings: '돌아볼 곳',
  noFindings: '찍지도, 틀리지도, 더 쉬운 단계를 오래 놓치지도 않았어요.',
  techniques: '기법',
  table: {
    technique: '기법',
    there: '쓸 수 있던 횟수',
    used: '필요했던 횟수',
    helped: '도움받은 횟수',
    missed: '놓친 횟수',
    example: '보기',
  },
  showMove: (technique, move) => `${technique}: ${move}번째 수로 가기`,
  save: '게임을 파일로 저장',
  animation: 'GIF로 저장',
  making: '게임을 그리는 중 …',
  saved: '저장했어요.',
  failed: '그림을 만들지 못했어요.',
  linkNote: '이 링크를 열면 이 게임의 복기가 이 수에서 열려요.',
  back: '한 수 뒤로',
  forward: '한 수 앞으로',
};

export const reviewWords: Bilingual<typeof en> = { en, ko };
