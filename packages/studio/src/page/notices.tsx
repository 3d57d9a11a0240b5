import { Button } from '../widgets/button.tsx';
import { useLoaded } from '../widgets/use-loaded.ts';
import { type Language, pageWords } from '../words/words.ts';
import { type WorkerName, workerNames } from '../workers/clients.ts';
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
        <BrokenLink
          broken={page.brokenLink}
          {...{ showsEarlier, language: page.language, dismiss }}
        />
      )}
    </>
  );
}

interface BrokenLinkProps extends Pick<NoticesProps, 'showsEarlier' | 'dismiss'> {
  readonly broken: NonNullable<PageState['brokenLink']>;
  readonly language: Language;
}

const load = () => import('./broken-link.ts');

/** What is wrong with a link. Its sentences are loaded with the first such link. */
function BrokenLink({ broken, showsEarlier, language, dismiss }: BrokenLinkProps) {
  const code = useLoaded(load);
  if (!code) return null;
  return (
    <div role="alert" class="notice">
      <p>{code.brokenLinkText(broken, showsEarlier, language)}</p>
      <Button onClick={dismiss}>{pageWords[language].close}</Button>
    </div>
  );
}
