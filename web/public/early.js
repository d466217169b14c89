// Runs before the modules load. It is a file because the page's policy allows no inline script.

// Sets the theme before the first paint, because a page that turns from light to dark flashes. `web/lib/theme-state.ts`
// owns the key.
try {
  const chosen = localStorage.getItem('rostra_theme');
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
} catch {
  // Without storage the page stays light.
}

// Requests the first token while the code that needs it is loading. `web/lib/renew-access.ts` takes the answer and owns
// the lock.
if (/signed-in=1(?:;|$)/.test(document.cookie)) {
  const ask = () =>
    fetch('/api/Account/RefreshJwt', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client': 'web' },
      body: '{}',
    });
  /** @type {Promise<Response>} */
  const asked = navigator.locks ? navigator.locks.request('rostra_refresh', async () => await ask()) : ask();
  // Avoids an unhandled rejection; the consumer handles the error.
  asked.catch(() => undefined);
  globalThis.rostraEarlyRefresh = asked;
}
