/** Registers the service worker. With it, the page works without a network. */
export function keepOffline(): void {
  if (!import.meta.env.PROD) return;
  addEventListener('load', async () => {
    try {
      await navigator.serviceWorker.register(new URL('offline.js', document.baseURI));
    } catch {
      // Browsers refuse service workers in insecure contexts, file: URLs and sandboxed frames.
    }
  });
}
