import type { SearchId } from '@nonet/engine/rating';
import type { ByLanguage } from '../../picture/coaching.ts';
import type { PuzzleProps } from '../../puzzle/controls.ts';
import { Button } from '../../widgets/button.tsx';
import { type HasLesson, newDrillSeed, withNewDrills } from './slice.ts';
import { lessonWords } from './words.ts';

/** Opens drills of a technique, if it has a lesson. */
export function PractiseButton({
  lesson,
  name,
  state,
  controls,
}: Omit<PuzzleProps<HasLesson>, 'words'> & {
  lesson: SearchId | undefined;
  name: ByLanguage<string>;
}) {
  if (!lesson) return null;
  const { language } = state.page;
  const own = lessonWords[language];
  return (
    <Button
      class="inline"
      label={own.practiseIt(name[language])}
      onClick={() => controls.update((now) => withNewDrills(now, lesson, newDrillSeed()))}
    >
      {own.practise}
    </Button>
  );
}
