import { basename } from 'node:path';
import { type Language, languages } from './language.ts';
import type { Tool } from './tool.ts';

const namesOf = ({ names }: Tool): readonly string[] => names.map((name) => basename(name));

/** Returns the names of the tools that `--with` can replace by one another. */
function ownNames({ id, tools: [first] }: Language): readonly string[] {
  const own = namesOf(first);
  const related = languages.filter(
    (each) =>
      namesOf(each.tools[0]).some((name) => own.includes(name)) ||
      // A compiler of C++ compiles C.
      (id === 'c' && each.id === 'cpp'),
  );
  return related.flatMap((each) => namesOf(each.tools[0]));
}

/**
 * Returns a sentence if `--with` names a well-known tool of another language. Any other program may
 * be right.
 *
 * @param id The language of the file.
 */
export function wrongToolText(file: string, id: string, chosen: string): string | undefined {
  const language = languages.find((each) => each.id === id);
  if (!language) return undefined;
  // A version may follow the name, as in python3.12 or clang++-14.
  const plain = (name: string): string => name.replace(/[-.\d]*(\.exe)?$/, '');
  const isChosen = (name: string): boolean => plain(name) === plain(basename(chosen));
  const isKnown = languages.some(({ tools }) => tools.flatMap(namesOf).some(isChosen));
  if (!isKnown || ownNames(language).some(isChosen)) return undefined;
  const names = namesOf(language.tools[0]).join(' or ');
  return `expected ${names} for ${basename(file)} (${language.name}), found ${chosen} (--with)`;
}
