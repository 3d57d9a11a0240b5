import { techniqueNames } from '@nonet/engine/explain';
import { variantKindNames } from '@nonet/engine/making';
import { lessonName } from '@nonet/engine/practice';
import { type TechniqueId, techniqueRows } from '@nonet/engine/rating';
import { inAll } from './front-matter.ts';
import type { BookPlan, SectionPlan } from './plan.ts';

/** The title of a section: its own, or else what its puzzles have in common. */
export function sectionTitle(
  { title, wishes }: SectionPlan,
  languages: BookPlan['languages'],
): string {
  if (title !== undefined) return title;
  const { geometry, level, rating, technique, variant } = wishes;
  const size = geometry.size !== 9 ? `${geometry.size}×${geometry.size} ` : '';
  if (variant) {
    const titles = languages.map(
      (language) => size + variant.map((kind) => variantKindNames[kind][language]).join(', '),
    );
    return [...new Set(titles)].join(' · ');
  }
  if (technique) {
    const isRow = techniqueRows.some(({ id }) => id === technique);
    const names = languages.map((language) =>
      isRow ? lessonName(technique, language) : techniqueNames[technique as TechniqueId][language],
    );
    return [...new Set(names)].join(' · ');
  }
  return inAll(languages, (words) => {
    if (level) return size + words.level[level];
    if (rating) return words.ratings(rating[0].toFixed(1), rating[1].toFixed(1));
    return size + words.puzzles;
  });
}
