import { Button } from '../widgets/button.tsx';
import { isDamage } from '../words/link-faults.ts';
import { pageWords, type Words } from '../words/words.ts';
import { type WorkerName, workerNames } from '../workers/clients.ts';
import type { PageState } from './state.ts';

interface NoticesProps {
  readonly page: PageState;
  /** Starts a worker again. */
  readonly restart: (name: WorkerName) => void;
  readonly dismiss: () => void;
}

/** For a link that did not open: first that it is damaged, and then where. */
function brokenLinkText(
  { faults, isOpened }: NonNullable<PageState['brokenLink']>,
  { linkDamaged, linkFault, linkRest }: Words,
): string {
  const isDamaged = !isOpened && faults.some(isDamage);
  return [isDamaged && linkDamaged, ...faults.map(linkFault), isOpened && linkRest]
    .filter(Boolean)
    .join(' ');
}

/** Says what is wrong with the page: a worker has failed, or a link is damaged. */
export function Notices({ page, restart, dismiss }: NoticesProps) {
  const words = pageWords[page.language];
  const failed = workerNames.filter((name) => page.workers[name].failed);
  return (
    <>
      {failed.map((name) => (
        <div key={name} role="alert" class="notice">
          <p>{words.failures[name]}</p>
          <Button onClick={() => restart(name)}>{words.failures.tryAgain}</Button>
        </div>
      ))}
      {page.brokenLink && (
        <div role="alert" class="notice">
          <p>{brokenLinkText(page.brokenLink, words)}</p>
          <Button onClick={dismiss}>{words.close}</Button>
        </div>
      )}
    </>
  );
}
