import type { LeftOut, SheetChoices, SheetFault } from '../picture/printing.ts';
import { grouped, plural } from '../words/place.ts';
import type { Bilingual } from '../words/words.ts';

const en = {
  names: { this: 'Print', all: 'Print all puzzles' },
  perPage: 'Puzzles per page',
  paper: 'Paper',
  papers: { a4: 'A4', a5: 'A5', b5: 'B5', letter: 'Letter' },
  solutions: 'Solutions',
  solutionPlaces: {
    none: 'None',
    page: 'Upside down',
    end: 'At the end',
  } satisfies Record<SheetChoices['solutions'], string>,
  marks: 'Help for notes',
  noteMarks: {
    none: 'None',
    grid: 'Fine grid',
    dots: 'Dots',
    candidates: 'All candidates',
  } satisfies Record<SheetChoices['marks'], string>,
  heading: 'Heading',
  nameLine: 'Line for name and date',
  preview: 'First page',
  pages: (pages: number) => plural(pages, 'page'),
  preparing: 'Preparing the pages …',
  prepared: (ready: number, all: number) =>
    `Preparing the pages: ${grouped(ready)} of ${plural(all, 'puzzle')} …`,
  print: 'Print …',
  save: { pdf: 'Save as PDF', svg: 'Save as SVG' },
  outlines: 'Text of the SVG as outlines',
  outlinesNote: 'Looks the same on every computer. The text can no longer be edited.',
  zip: 'Save as SVG makes a ZIP file with one file per page.',
  saving: 'Saving …',
  printing: 'Printing …',
  saved: (file: string) => `Saved: ${file}`,
  failed: 'The pages could not be made. Close this window and try again.',
  faults: {
    nothing: 'No puzzle to print.',
    'too-small':
      'The digits would be too small to print. Choose fewer puzzles per page or larger paper.',
    'long-heading': 'The heading needs more than three lines. Shorten it or choose larger paper.',
    'missing-character':
      'The heading has a character that the font of the file lacks. Change the heading.',
  } satisfies Record<SheetFault, string>,
  /** Why puzzles are left out, of so many. */
  leftOut: ({ none, several }: LeftOut, all: number) => {
    if (all === 1) {
      return `Not printed: the puzzle has ${none > 0 ? 'no solution' : 'several solutions'}.`;
    }
    const reasons = [
      several > 0 && `${grouped(several)} with several solutions`,
      none > 0 && `${grouped(none)} without a solution`,
    ].filter(Boolean);
    return `Not printed: ${reasons.join(', ')}.`;
  },
};

const ko: typeof en = {
  names: { this: '인쇄', all: '모두 인쇄' },
  perPage: '쪽당 퍼즐 수',
  paper: '용지',
  papers: { a4: 'A4', a5: 'A5', b5: 'B5', letter: '레터' },
  solutions: '정답',
  solutionPlaces: {
    none: '넣지 않음',
    page: '같은 쪽에 거꾸로',
    end: '맨 뒤에',
  },
  marks: '메모용 표시',
  noteMarks: {
    none: '없음',
    grid: '작은 칸',
    dots: '점',
    candidates: '모든 후보',
  },
  heading: '제목',
  nameLine: '이름과 날짜 칸',
  preview: '첫 쪽',
  pages: (pages) => `모두 ${grouped(pages)}쪽`,
  preparing: '페이지를 준비하고 있어요 …',
  prepared: (ready, all) =>
    `페이지를 준비하고 있어요: 퍼즐 ${grouped(all)}개 중 ${grouped(ready)}개 …`,
  print: '인쇄 …',
  save: { pdf: 'PDF로 저장', svg: 'SVG로 저장' },
  outlines: 'SVG의 글자를 윤곽선으로 저장',
  outlinesNote: '어느 컴퓨터에서나 똑같이 보여요. 글자를 고칠 수는 없어요.',
  zip: 'SVG는 쪽마다 파일 하나씩, ZIP 파일 하나로 묶어 저장해요.',
  saving: '저장하고 있어요 …',
  printing: '인쇄하고 있어요 …',
  saved: (file) => `저장했어요: ${file}`,
  failed: '페이지를 만들지 못했어요. 이 창을 닫고 다시 시도해 주세요.',
  faults: {
    nothing: '인쇄할 퍼즐이 없어요.',
    'too-small':
      '숫자가 너무 작아서 인쇄할 수 없어요. 한 쪽에 넣을 퍼즐 수를 줄이거나 더 큰 용지를 골라 주세요.',
    'long-heading': '제목이 세 줄을 넘어요. 제목을 줄이거나 더 큰 용지를 골라 주세요.',
    'missing-character': '제목에 저장할 파일의 글꼴에 없는 글자가 있어요. 제목을 바꿔 주세요.',
  },
  leftOut: ({ none, several }, all) => {
    if (all === 1) {
      return none > 0
        ? '해가 없는 퍼즐이라서 인쇄하지 않아요.'
        : '해가 여러 개인 퍼즐이라서 인쇄하지 않아요.';
    }
    const reasons = [
      several > 0 && `해가 여러 개인 퍼즐 ${grouped(several)}개`,
      none > 0 && `해가 없는 퍼즐 ${grouped(none)}개`,
    ].filter(Boolean);
    return `인쇄하지 않는 퍼즐: ${reasons.join(', ')}`;
  },
};

export const printWords: Bilingual<typeof en> = { en, ko };
export type PrintWords = typeof en;
