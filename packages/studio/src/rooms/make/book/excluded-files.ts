import { keepLarge } from '../../../page/kept.ts';
import type { Store } from '../../../page/store.ts';
import { fileText } from '../../../puzzle/file-text.ts';
import { ignoreFailure } from '../../../workers/client.ts';
import type { PressClient } from '../../../workers/clients.ts';
import { type ExcludedForms, excludedKept } from './kept.ts';
import { type HasBook, withBook } from './slice.ts';

/** The files whose puzzles must not be in the book. The state has only their names and sizes. */
export function excludedFiles<S extends HasBook>(store: Store<S>, press: PressClient) {
  let list: readonly ExcludedForms[] = [];
  /** Replaces the whole list, and keeps it. */
  const put = (files: readonly ExcludedForms[]): void => {
    list = files;
    const excluded = files.map(({ forms, name }) => ({ name, puzzles: forms.length }));
    store.update((now) => withBook(now, { excluded, badFile: undefined }));
    void keepLarge(store, excludedKept, files);
  };
  return {
    get files() {
      return list;
    },
    put,
    remove: (at: number) => put(list.filter((_, i) => i !== at)),
    /** Reads the puzzles of a file, and adds it. */
    add: async (file: File): Promise<void> => {
      const { name } = file;
      store.update((now) => withBook(now, { badFile: undefined }));
      try {
        const answer = await press.ask('book-forms', await fileText(file));
        if (answer.kind === 'forms') put([...list, { name, forms: answer.forms }]);
        else store.update((now) => withBook(now, { badFile: { name, answer } }));
      } catch (error) {
        ignoreFailure(error);
      }
    },
  };
}
