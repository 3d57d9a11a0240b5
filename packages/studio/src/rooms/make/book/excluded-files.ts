import { keepLarge } from '../../../page/kept.ts';
import type { Store } from '../../../page/store.ts';
import { fileText } from '../../../puzzle/file-text.ts';
import { ignoreFailure } from '../../../workers/client.ts';
import type { PressClient } from '../../../workers/clients.ts';
import { type ExcludedForms, excludedKept } from './kept.ts';
import { type HasBook, withBook } from './slice.ts';

/** The files whose puzzles must not be in the book. The state has only their names and sizes. */
export class ExcludedFiles<S extends HasBook> {
  private readonly store: Store<S>;
  private readonly press: PressClient;
  private list: readonly ExcludedForms[] = [];

  constructor(store: Store<S>, press: PressClient) {
    this.store = store;
    this.press = press;
  }

  get files(): readonly ExcludedForms[] {
    return this.list;
  }

  get forms(): ReadonlySet<string> {
    return new Set(this.list.flatMap(({ forms }) => forms));
  }

  /** Reads the puzzles of a file, and adds it. */
  async add(file: File): Promise<void> {
    const { name } = file;
    this.store.update((now) => withBook(now, { badFile: undefined }));
    try {
      const answer = await this.press.ask('book-forms', await fileText(file));
      if (answer.kind === 'forms') this.put([...this.list, { name, forms: answer.forms }]);
      else this.store.update((now) => withBook(now, { badFile: { name, answer } }));
    } catch (error) {
      ignoreFailure(error);
    }
  }

  remove(at: number): void {
    this.put(this.list.filter((_, i) => i !== at));
  }

  /** Replaces the whole list, and keeps it. */
  put(list: readonly ExcludedForms[]): void {
    this.list = list;
    const excluded = list.map(({ forms, name }) => ({ name, puzzles: forms.length }));
    this.store.update((now) => withBook(now, { excluded, badFile: undefined }));
    void keepLarge(this.store, excludedKept, list);
  }
}
