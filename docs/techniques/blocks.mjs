import { format } from '@nonet/engine';
import { explainStep, levelNames, techniqueNames } from '@nonet/engine/explain';
import { digitSet } from '@nonet/engine/grid';
import { markdown } from '../../bench/measure.mjs';
import { anchorOf } from './anchor.mjs';
import { exampleOf } from './examples.mjs';
import { PAGES, TECHNIQUES } from './pages.mjs';

export const LANGUAGES = [
  { language: 'en', suffix: '' },
  { language: 'ko', suffix: '.ko' },
];

const TEXTS = {
  en: {
    rank: ({ level, score }) => `Level: ${level} · score: ${score}`,
    picture: (name) => `The grid before the step, with the ${name} marked.`,
    used: (step) => `This is step ${step} on HoDoKu's way through this puzzle:`,
    found: (step) =>
      `In one of our puzzles, this is the position before HoDoKu's step ${step}. HoDoKu finds another technique there first. Here is the position in a format that HoDoKu reads:`,
    head: ['technique', 'level', 'score'],
  },
  ko: {
    rank: ({ level, score }, english) => `영어 이름: ${english} · 등급: ${level} · 점수: ${score}`,
    picture: (name) => `${name}: 이 단계 직전의 판`,
    used: (step) => `HoDoKu 순서로 풀 때 다음 퍼즐의 ${step}번째 단계예요.`,
    found: (step) =>
      `어떤 퍼즐을 푸는 도중, ${step}번째 단계 직전의 판이에요. HoDoKu는 여기서 다른 기법을 먼저 찾아요. 이 판을 HoDoKu가 읽는 형식으로 적으면 다음과 같아요.`,
    head: ['기법', '등급', '점수'],
  },
};

/** The lines of HoDoKu's table, with links to the pages. */
export function indexBlock(language) {
  const { suffix } = LANGUAGES.find((it) => it.language === language);
  const rows = TECHNIQUES.filter(({ page }) => page).map(({ id, row, page }) => {
    const name = techniqueNames[id][language];
    const link = `[${name}](techniques/${page}${suffix}.md#${anchorOf(name)})`;
    return [link, levelIn(row, language), row.score];
  });
  return markdown(TEXTS[language].head, rows);
}

/** The name of a level, as the studio writes it. In English, it is the word of the command line. */
function levelIn({ level }, language) {
  return language === 'en' ? level : levelNames[language][level];
}

/** The examples of a page: technique → Markdown. */
export function exampleBlocks(page, language) {
  return Object.fromEntries(PAGES[page].map((id) => [id, exampleBlock(id, language)]));
}

function exampleBlock(id, language) {
  const texts = TEXTS[language];
  const { row } = TECHNIQUES.find((it) => it.id === id);
  const example = exampleOf(id);
  const { step, stepNumber, other } = example;
  return [
    texts.rank({ ...row, level: levelIn(row, language) }, techniqueNames[id].en),
    `![${texts.picture(techniqueNames[id][language])}](images/${id}.svg)`,
    `> ${explainStep(step, language)}`,
    other ? texts.found(stepNumber) : texts.used(stepNumber),
    `\`\`\`text\n${lineOf(example)}\`\`\``,
  ].join('\n\n');
}

/** The puzzle, or the position if HoDoKu finds something else there. */
function lineOf({ puzzle, before, other }) {
  if (!other) return format(puzzle);
  const candidates = before.candidates.map((set, cell) =>
    before.values[cell] === 0 ? set : digitSet(before.values[cell]),
  );
  const pencilmarks = { geometry: puzzle.geometry, candidates };
  return format({ givens: puzzle, pencilmarks }, 'hodoku');
}
