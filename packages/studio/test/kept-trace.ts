import type { Page } from 'playwright-core';

/** The size of the trace that the browser keeps. Undefined if it keeps none. */
export function keptTrace(page: Page): Promise<number | undefined> {
  return page.evaluate(
    () =>
      new Promise<number | undefined>((resolve) => {
        const opening = indexedDB.open('nonet');
        opening.onsuccess = () => {
          const { result } = opening;
          const reading = result.transaction('kept').objectStore('kept').get('nonet-program');
          reading.onsuccess = () => {
            result.close();
            resolve((reading.result as Blob | undefined)?.size);
          };
        };
      }),
  );
}

/** Replaces the trace that the browser keeps by bytes that look like a gzip file. */
export function damageTrace(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const removing = indexedDB.deleteDatabase('nonet');
        removing.onsuccess = () => {
          const opening = indexedDB.open('nonet');
          opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
          opening.onsuccess = () => {
            const { result } = opening;
            const changing = result.transaction('kept', 'readwrite');
            const damaged = new Blob([new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3])]);
            changing.objectStore('kept').put(damaged, 'nonet-program');
            changing.oncomplete = () => {
              result.close();
              resolve();
            };
          };
        };
      }),
  );
}
