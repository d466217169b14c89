// What cannot wait for the modules. The page's policy allows no inline script.

// Before the first paint: a page that turns dark after it was shown light is a flash in the eyes. `web/lib/theme-state.ts` owns the key.
try {
  const chosen = localStorage.getItem('rostra_theme');
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
} catch {
  // Storage is off: light.
}

// The first token is asked for while the code that needs it is on its way. `web/lib/renew-access.ts` takes the answer, and owns the lock.
if (/signed-in=1(?:;|$)/.test(document.cookie)) {
  const ask = () =>
    fetch('/api/Account/RefreshJwt', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client': 'web' },
      body: '{}',
    });
  /** @type {Promise<Response>} */
  const asked = navigator.locks ? navigator.locks.request('rostra_refresh', async () => await ask()) : ask();
  // Whoever takes it is told.
  asked.catch(() => undefined);
  globalThis.rostraEarlyRefresh = asked;
}
