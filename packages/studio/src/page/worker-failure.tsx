import type { JSX } from 'preact';
import { Button } from '../widgets/button.tsx';
import type { Words } from '../words/words.ts';

interface WorkerFailureProps {
  readonly words: Words;
  readonly restart: () => void;
}

/** Says that the worker cannot start, or has died. Nothing is computed until it is started again. */
export function WorkerFailure({ words, restart }: WorkerFailureProps): JSX.Element {
  return (
    <div role="alert" class="worker-failure">
      <p>{words.worker.failed}</p>
      <Button onClick={restart}>{words.worker.restart}</Button>
    </div>
  );
}
