import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PuzzleProps } from '../../puzzle/controls.ts';
import { Button } from '../../widgets/button.tsx';
import type { BookMaking, BookProps, BookTabControls } from './book/controls.ts';
import type { HasBook } from './book/slice.ts';
import type { HasWorkshop, WorkshopControls } from './controls.ts';
import { HandView } from './hand/view.tsx';
import { MeasureView } from './measure/view.tsx';
import { makeTabs } from './slice.ts';
import { makeTabWords } from './words.ts';
import './make.css';

export function MakeView(props: PuzzleProps<HasWorkshop, WorkshopControls>) {
  const { state, controls } = props;
  const { tab } = state.makeTab;
  const own = makeTabWords[state.page.language];
  return (
    <>
      <nav class="tabs make-tabs" aria-label={own.label}>
        {makeTabs.map((each) => (
          <Button
            key={each}
            aria-current={each === tab ? 'page' : undefined}
            onClick={() => controls.openTab(each)}
          >
            {own.tabs[each]}
          </Button>
        ))}
      </nav>
      {tab === 'hand' && <HandView {...props} />}
      {tab === 'measure' && <MeasureView {...props} />}
      {tab === 'book' && <BookTab {...props} />}
    </>
  );
}

/** The tab of a book. It is loaded when it is first opened. */
function BookTab(props: PuzzleProps<HasBook, BookTabControls>) {
  const { controls } = props;
  const [opened, setOpened] = useState<{ View: ComponentType<BookProps>; book: BookMaking }>();
  useEffect(() => {
    void Promise.all([import('./book/view.tsx'), controls.openBook()]).then(
      ([{ BookView }, book]) => setOpened({ View: BookView, book }),
    );
  }, []);
  if (!opened) return null;
  return <opened.View {...props} controls={{ ...controls, book: opened.book }} />;
}
