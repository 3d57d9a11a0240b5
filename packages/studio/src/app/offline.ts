/** Registers the service worker if the browser allows it. The page then works without a network. */
export function keepOffline(): void {
  if (!import.meta.env.PROD) return;
  addEventListener('load', async () => {
    try {
      await navigator.serviceWorker.register(new URL('offline.js', document.baseURI));
    } catch {
      // The browser refuses in an insecure context, at a file: URL and in a sandboxed frame. The page then
      // works only as long as it is open.
    }
  });
}
