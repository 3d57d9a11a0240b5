import { rangeText } from './wish-ranges.ts';
import type { MakerWishes, Wishes } from './wishes.ts';

/** Describes the wished givens and ratings, such as `24 givens and a rating of 7.0 to 7.3`. */
export function featuresText(wishes: Wishes): string {
  const { givens, level, rating, score, technique, without = [] } = wishes;
  const wished: string[] = [];
  if (givens) wished.push(`${rangeText('givens', givens)} givens`);
  if (rating) wished.push(`a rating of ${rangeText('rating', rating)}`);
  if (level) wished.push(`level ${level}`);
  if (score) wished.push(`a score of ${rangeText('score', score)}`);
  if (technique) wished.push(`${technique} as the last technique in HoDoKu's order`);
  if (without.length > 0) wished.push(`no use of ${without.join(' or ')}`);
  return wished.join(' and ');
}

/** `puzzle`, or `minimal pearl`. */
export function kindText({ diamond, minimal, pearl }: Wishes): string {
  return `${minimal ? 'minimal ' : ''}${diamond ? 'diamond' : pearl ? 'pearl' : 'puzzle'}`;
}

/** ` that was accepted` behind what was wished. */
export function acceptedText({ accepts }: MakerWishes): string {
  return accepts ? ' that was accepted' : '';
}

/** Describes what puzzles were wished, such as `was a pearl with a rating of 7.0 to 7.3`. */
export function wishText(wishes: MakerWishes): string {
  const kind = kindText(wishes);
  const features = featuresText(wishes);
  if (kind === 'puzzle' && !wishes.accepts) return `had ${features}`;
  return `was a ${kind}${features && ` with ${features}`}${acceptedText(wishes)}`;
}
