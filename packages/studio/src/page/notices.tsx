import { Button } from '../widgets/button.tsx';
import { pageWords } from '../words/words.ts';
import { type WorkerName, workerNames } from '../workers/clients.ts';
import type { PageState } from './state.ts';

interface NoticesProps {
  readonly page: PageState;
  /** Starts a worker again. */
  readonly restart: (name: WorkerName) => void;
  readonly dismiss: () => void;
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
          <p>
            {page.brokenLink.faults.map(words.linkFault).join(' ')}
            {page.brokenLink.isOpened && ` ${words.linkRest}`}
          </p>
          <Button onClick={dismiss}>{words.close}</Button>
        </div>
      )}
    </>
  );
}
