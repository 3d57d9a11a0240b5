import type { JSX } from 'preact';
import { CollectionView } from '../collection/view.tsx';
import type { MeasureProps } from './controls.ts';
import { RecipeForm } from './form.tsx';
import { Work } from './work.tsx';
import './measure.css';

/** Puzzles made to measure: the form, the work, and the table of what was made. */
export function MeasureView(props: MeasureProps): JSX.Element {
  return (
    <div class="stage measure">
      <RecipeForm {...props} />
      <div class="made">
        <Work {...props} />
        <CollectionView {...props} />
      </div>
    </div>
  );
}
