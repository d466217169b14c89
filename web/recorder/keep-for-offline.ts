/**
 * From the next time on this page opens without a network: a service worker keeps its files, and nothing of a person. It is asked for
 * here and not at the start of the product, since only somebody who records needs it.
 */
export function keepForOffline(): void {
  // Not on an address without TLS, and development builds nothing.
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!import.meta.env.PROD || !serviceWorker) return;
  serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => {
    // Private windows of some browsers allow none: there the page needs the network.
  });
}
