import type { TechniqueId } from '@nonet/engine/rating';
import type { PuzzleProps } from '../../puzzle/controls.ts';
import { Button } from '../../widgets/button.tsx';
import { pageOf } from './pages.ts';
import { type HasTechnique, withOpenPage } from './slice.ts';
import { techniqueWords } from './words.ts';

export type TechniqueProps = Omit<PuzzleProps<HasTechnique>, 'words'>;

/** The name of a technique, which opens its page. Plain text if no page explains it. */
export function TechniqueName({
  technique,
  name,
  state,
  controls,
}: TechniqueProps & { technique: TechniqueId; name: string }) {
  const page = pageOf.get(technique);
  if (!page) return <>{name}</>;
  return (
    <Button
      class="inline"
      title={techniqueWords[state.page.language].open}
      onClick={({ currentTarget }) => {
        // Safari does not focus a button that is clicked. The focus returns here.
        currentTarget.focus();
        controls.update((now) => withOpenPage(now, { page, technique }));
      }}
    >
      {name}
    </Button>
  );
}
