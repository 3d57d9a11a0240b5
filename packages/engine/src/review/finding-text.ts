import { English } from '../explain/english.ts';
import { Korean } from '../explain/korean.ts';
import type { Language } from '../explain/language.ts';
import type { Geometry } from '../grid/geometry.ts';
import type { Finding } from './finding.ts';
import { englishFinding } from './finding-en.ts';
import { koreanFinding } from './finding-ko.ts';

/** Says in one line what was found. */
export function findingText(finding: Finding, geometry: Geometry, language: Language): string {
  return language === 'ko'
    ? koreanFinding(finding, new Korean(geometry))
    : englishFinding(finding, new English(geometry));
}
