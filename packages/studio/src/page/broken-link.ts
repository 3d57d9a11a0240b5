import { isDamage } from '../words/link-faults.ts';
import type { Words } from '../words/words.ts';
import type { PageState } from './state.ts';

/** For a link that did not open: first that it is damaged, then where, and what the page shows. */
export function brokenLinkText(
  { faults, isOpened }: NonNullable<PageState['brokenLink']>,
  showsEarlier: boolean,
  { linkDamaged, linkFault, linkNotOpened, linkRest }: Words,
): string {
  const isDamaged = !isOpened && faults.some(isDamage);
  return [
    isDamaged && linkDamaged,
    ...faults.map(linkFault),
    isOpened && linkRest,
    !isOpened && showsEarlier && linkNotOpened,
  ]
    .filter(Boolean)
    .join(' ');
}
