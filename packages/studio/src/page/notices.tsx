import type { JSX } from 'preact';
import { Button } from '../widgets/button.tsx';
import { wordsOf } from '../words/words.ts';
import type { PageState } from './state.ts';

interface NoticesProps {
  readonly page: PageState;
  /** Starts the worker again. */
  readonly restart: () => void;
  readonly dismiss: () => void;
}

/** Says what is wrong with the page: the worker has failed, or a link is damaged. */
export function Notices({ page, restart, dismiss }: NoticesProps): JSX.Element {
  const words = wordsOf(page.language);
  return (
    <>
      {page.worker.failed && (
        <div role="alert" class="notice">
          <p>{words.worker.failed}</p>
          <Button onClick={restart}>{words.worker.restart}</Button>
        </div>
      )}
      {page.brokenLink && (
        <div role="alert" class="notice">
          <p>
            {page.brokenLink.faults.map(words.linkFault).join(' ')}
            {page.brokenLink.isOpened && ` ${words.linkRest}`}
          </p>
          <Button onClick={dismiss}>{words.preferences.close}</Button>
        </div>
      )}
    </>
  );
}
