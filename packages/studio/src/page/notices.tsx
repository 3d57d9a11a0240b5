import { Button } from '../widgets/button.tsx';
import { pageWords } from '../words/words.ts';
import { type WorkerName, workerNames } from '../workers/clients.ts';
import { brokenLinkText } from './broken-link.ts';
import type { PageState } from './state.ts';

interface NoticesProps {
  readonly page: PageState;
  /** Whether a puzzle was open before the link. */
  readonly showsEarlier: boolean;
  /** Starts a worker again. */
  readonly restart: (name: WorkerName) => void;
  readonly dismiss: () => void;
}

/** Says what is wrong with the page: a worker has failed, or a link is damaged. */
export function Notices({ page, showsEarlier, restart, dismiss }: NoticesProps) {
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
          <p>{brokenLinkText(page.brokenLink, showsEarlier, words)}</p>
          <Button onClick={dismiss}>{words.close}</Button>
        </div>
      )}
    </>
  );
}
