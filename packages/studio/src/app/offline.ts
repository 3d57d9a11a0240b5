/** Registers the service worker, with which the page works without a network. */
export function keepOffline(): void {
  if (!import.meta.env.PROD) return;
  addEventListener('load', async () => {
    try {
      await navigator.serviceWorker.register(new URL('offline.js', document.baseURI));
    } catch {
      // The browser refuses in an insecure context, at a file: URL and in a sandboxed frame.
    }
  });
}
