import { type Language, techniqueNames } from '@nonet/engine/explain';
import { clockText } from '@nonet/engine/game';
import { findingText, type Review, reviewSummary } from '@nonet/engine/review';
import { displayWidth, padded } from '../report/display-width.ts';
import { timeCurve } from './time-curve.ts';

const WORDS = {
  en: {
    findings: 'Findings',
    none: 'none',
    // The heads of the table.
    technique: 'Technique',
    uses: ['there', 'needed', 'helped', 'missed'],
    times: 'Time per move',
  },
  ko: {
    findings: '눈여겨볼 곳',
    none: '없음',
    technique: '기법',
    uses: ['나온 횟수', '필요한 수', '힌트', '놓침'],
    times: '수마다 걸린 시간',
  },
};

/** The lines of a review: the summary, the findings, the table of techniques and the times. */
export function reviewText(review: Review, language: Language): string[] {
  const { findings, geometry, moves, techniques } = review;
  const words = WORDS[language];
  const times = findings.map(({ at }) => clockText(at));
  const width = Math.max(0, ...times.map((time) => time.length));
  const found = findings.map(
    (it, i) => `  ${times[i].padStart(width)}  ${findingText(it, geometry, language)}`,
  );
  const lines = [reviewSummary(review, language)];
  if (moves.length === 0) return lines;
  lines.push('', words.findings, ...(found.length > 0 ? found : [`  ${words.none}`]));
  lines.push('', ...table(techniques, language));
  lines.push('', words.times, ...timeCurve(review).map((line) => `  ${line}`));
  return lines;
}

function table(techniques: Review['techniques'], language: Language): string[] {
  const words = WORDS[language];
  const rows = techniques.map(({ helped, missed, technique, there, used }) => ({
    name: techniqueNames[technique][language],
    counts: [there, used, helped, missed],
  }));
  const width = Math.max(
    ...[words.technique, ...rows.map(({ name }) => `  ${name}`)].map(displayWidth),
  );
  const heads = words.uses.map((head) => `  ${head}`).join('');
  return [
    `${padded(words.technique, width)}${heads}`,
    ...rows.map(({ counts, name }) => {
      const cells = counts.map((count, i) => `${count}`.padStart(displayWidth(words.uses[i]) + 2));
      return `${padded(`  ${name}`, width)}${cells.join('')}`;
    }),
  ];
}
