import { CLASSIC } from '../grid/geometry.ts';
import { cellGroups } from './cell-groups.ts';
import { English } from './english.ts';
import { Korean } from './korean.ts';
import { object } from './particle.ts';
import type { StepNotes } from './step-notes.ts';
import type { StepTextOptions } from './step-text.ts';

/** Chains through more groups of cells need so many notes that nobody would read them one by one. */
const MANY = 8;

/**
 * Says on which notes of the player a step rests, and which notes would help to see it. Undefined if
 * there is nothing to say.
 */
export function notesText(
  { needs, restsOn }: StepNotes,
  { geometry = CLASSIC, language }: Omit<StepTextOptions, 'notation'>,
): string | undefined {
  const centre = restsOn.flatMap((note) => (note.kind === 'centre' ? [note.cell] : []));
  const corner = restsOn.filter((note) => note.kind === 'corner');
  const groups = cellGroups(needs, geometry);
  const texts: string[] = [];
  if (language === 'ko') {
    const ko = new Korean(geometry);
    const used = corner.map(({ digit, house }) => `${ko.house(house)}의 ${digit} 메모`);
    if (centre.length > 0) used.unshift(`${ko.cells(centre)}의 메모`);
    const wanted = groups.map((it) => `${ko.cells(it.cells)}에 ${object(ko.digits(it.digits))}`);
    if (used.length > 0) texts.push(`${object(used.join(', '))} 바탕으로 해요.`);
    if (wanted.length > MANY) texts.push('메모를 모두 채우면 따라가기 쉬워요.');
    else if (wanted.length > 0) texts.push(`${wanted.join(', ')} 메모하면 잘 보여요.`);
  } else {
    const en = new English(geometry);
    const used = corner.map(({ digit, house }) => `your notes of ${digit} in ${en.house(house)}`);
    if (centre.length > 0) used.unshift(`your notes in ${en.cells(centre)}`);
    const wanted = groups.map((it) => `${en.digits(it.digits)} in ${en.cells(it.cells)}`);
    if (used.length > 0) texts.push(`This rests on ${en.list(used, 'and')}.`);
    if (wanted.length > MANY) texts.push('To follow it, fill in all notes.');
    else if (wanted.length > 0) texts.push(`To see it, note ${wanted.join('; ')}.`);
  }
  return texts.length > 0 ? texts.join(' ') : undefined;
}
