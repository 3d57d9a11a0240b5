import { isDamage, linkFaults } from '../words/link-faults.ts';
import { type Language, pageWords } from '../words/words.ts';
import type { PageState } from './state.ts';

/** For a link that did not open: first that it is damaged, then where, and what the page shows. */
export function brokenLinkText(
  { faults, isOpened }: NonNullable<PageState['brokenLink']>,
  showsEarlier: boolean,
  language: Language,
): string {
  const { linkDamaged, linkNotOpened, linkRest } = pageWords[language];
  const isDamaged = !isOpened && faults.some(isDamage);
  return [
    isDamaged && linkDamaged,
    ...faults.map(linkFaults[language]),
    isOpened && linkRest,
    !isOpened && showsEarlier && linkNotOpened,
  ]
    .filter(Boolean)
    .join(' ');
}
