import { printWords } from '../src/printing/words.ts';
import { rooms } from '../src/rooms/all.ts';
import { judgeWords } from '../src/rooms/code/judge/words.ts';
import { codeWords } from '../src/rooms/code/words.ts';
import { makeWords } from '../src/rooms/make/hand/words.ts';
import { ruleWords } from '../src/rooms/make/rules/words.ts';
import { makeTabWords } from '../src/rooms/make/words.ts';
import { raceWords } from '../src/rooms/race/words.ts';
import { scanWords } from '../src/rooms/scan/words.ts';
import { branchesWords } from '../src/rooms/watch/branches-words.ts';
import { guideWords } from '../src/rooms/watch/guide-words.ts';
import { predictWords } from '../src/rooms/watch/predict-words.ts';
import type { Language } from '../src/words/words.ts';
import { pageWords } from '../src/words/words.ts';

function allIn(language: Language) {
  const { readings, ...words } = pageWords[language];
  const { copying, ...make } = makeWords[language];
  const names = rooms.map(({ id, name }) => [id, name[language]]);
  const drops = rooms.map(({ id, dropText }) => [id, dropText?.[language] ?? readings.drop]);
  const titles = rooms.map(({ id, title }) => [id, words.title(title[language])]);
  const taglines = rooms.map(({ id, tagline }) => [id, tagline[language]]);
  return {
    ...words,
    /** Room → the title of the page. */
    titles: Object.fromEntries(titles) as Record<string, string>,
    taglines: Object.fromEntries(taglines) as Record<string, string>,
    /** Room → what becomes of a file that is dropped there. */
    drop: Object.fromEntries(drops) as Record<string, string>,
    rooms: { label: words.rooms, ...Object.fromEntries(names) } as Record<string, string>,
    make: { ...readings, ...make },
    copying: { ...copying, ...makeTabWords[language].copying },
    rules: ruleWords[language],
    print: printWords[language],
    race: raceWords[language],
    scan: scanWords[language],
    coding: codeWords[language],
    judging: judgeWords[language],
    branches: branchesWords[language],
    guide: guideWords[language],
    predict: predictWords[language],
  };
}

/** The words of the page and of all rooms. */
export const en: ReturnType<typeof allIn> = allIn('en');
export const ko: AllWords = allIn('ko');

export type AllWords = typeof en;

export function allWordsOf(language: Language): AllWords {
  return language === 'ko' ? ko : en;
}
