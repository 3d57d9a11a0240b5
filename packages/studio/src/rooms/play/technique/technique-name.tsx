import type { TechniqueId } from '@nonet/engine/rating';
import type { JSX } from 'preact';
import { Button } from '../../../widgets/button.tsx';
import type { PlayProps } from '../slice.ts';
import { playWords } from '../words.ts';
import { openingPage } from './opening.ts';
import { pageOf } from './pages.ts';

/** The name of a technique, which opens its page. Plain text if no page explains it. */
export function TechniqueName({
  technique,
  name,
  state,
  controls,
}: PlayProps & { technique: TechniqueId; name: string }): JSX.Element {
  const page = pageOf.get(technique);
  if (!page) return <>{name}</>;
  return (
    <Button
      class="inline"
      title={playWords[state.page.language].technique.open}
      onClick={({ currentTarget }) => {
        // Safari does not focus a button that is clicked. The focus returns here.
        currentTarget.focus();
        controls.update((now) => openingPage(now, { page, technique }));
      }}
    >
      {name}
    </Button>
  );
}
