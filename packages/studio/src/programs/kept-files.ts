/** Where the files of Python are beside the page. */
declare const PYODIDE: { readonly folder: string };

/**
 * The cache of the files of Python. The service worker does not control the page at the first visit, so
 * the page itself keeps them. The service worker knows the name, and deletes caches of other versions.
 */
function opened(): Promise<Cache> {
  return caches.open(`nonet ${new URL('.', document.baseURI)} ${PYODIDE.folder}`);
}

/** A file that the browser has kept. Undefined if it has not. */
export async function keptFile(address: URL): Promise<Blob | undefined> {
  try {
    const cache = await opened();
    return await (await cache.match(address))?.blob();
  } catch {
    // Insecure contexts and sandboxed frames have no caches.
    return undefined;
  }
}

/** Keeps a file, if the browser has room for it. */
export async function keepFile(address: URL, file: Blob): Promise<void> {
  try {
    const cache = await opened();
    await cache.put(address, new Response(file));
  } catch {
    // The next visit loads it again.
  }
}
