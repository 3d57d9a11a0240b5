/** Registers the service worker, if the browser allows it; the page then works without a network. */
export function keepOffline(): void {
  if (!import.meta.env.PROD) return;
  addEventListener('load', async () => {
    try {
      await navigator.serviceWorker.register(new URL('offline.js', document.baseURI));
    } catch {
      // Not a secure context, a file: URL or a sandboxed frame: the page still works while it is open.
    }
  });
}
