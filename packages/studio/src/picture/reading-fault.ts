import { type Language, readingErrorText } from '@nonet/engine/explain';
import type { NotationError } from '@nonet/engine/notation';

/** Why a text cannot be read, in every language. */
export type ReadingFault = Readonly<Record<Language, string>>;

/** Only workers call this: the page shows such sentences rarely, and they would make its first script larger. */
export function readingFault(error: NotationError): ReadingFault {
  return { en: readingErrorText(error), ko: readingErrorText(error, 'ko') };
}
