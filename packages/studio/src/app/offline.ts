/** Has the page kept by its service worker, where the browser lets it: from then on it needs no network. */
export function keepOffline(): void {
  if (!import.meta.env.PROD) return;
  addEventListener('load', async () => {
    try {
      await navigator.serviceWorker.register(new URL('offline.js', document.baseURI));
    } catch {
      // No secure host, a file, or a frame without rights: the page works, as long as it is open.
    }
  });
}
