import { English } from '../explain/english.ts';
import { Korean } from '../explain/korean.ts';
import type { Language } from '../explain/language.ts';
import type { Review } from './review.ts';
import { englishSummary } from './summary-en.ts';
import { summaryFacts } from './summary-facts.ts';
import { koreanSummary } from './summary-ko.ts';

/** Sums up a game in two or three sentences. */
export function reviewSummary(review: Review, language: Language): string {
  const facts = summaryFacts(review);
  const sentences =
    language === 'ko'
      ? koreanSummary(facts, new Korean(review.geometry))
      : englishSummary(facts, new English(review.geometry));
  return sentences.join(' ');
}
