import { Button } from '../../../widgets/button.tsx';
import { OpenFile } from '../../../widgets/open-file.tsx';
import type { BookProps } from './controls.ts';
import { bookWords } from './words.ts';

/** The files whose puzzles are left out of the book. */
export function Excluding({ controls, state, words }: BookProps) {
  const own = bookWords[state.page.language];
  const { badFile, excluded } = state.book;
  return (
    <section class="excluding" aria-label={own.exclude}>
      <h2>{own.exclude}</h2>
      <p class="quiet">{own.excludeNote}</p>
      {excluded.length > 0 && (
        <ul>
          {excluded.map(({ name, puzzles }, at) => (
            <li key={at}>
              {own.excluded(name, puzzles)}{' '}
              <Button aria-label={own.include(name)} onClick={() => controls.book.include(at)}>
                {own.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {badFile && (
        <p class="fault" role="alert">
          {own.badFile(badFile.name)}{' '}
          {badFile.answer.kind === 'formless'
            ? own.formless(badFile.answer.line)
            : words.readings.sentence(badFile.answer.error)}
        </p>
      )}
      <div class="buttons">
        <OpenFile label={own.excludeFile} open={controls.book.exclude} />
      </div>
    </section>
  );
}
