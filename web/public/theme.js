// Before the first paint, so it can be no module: a page that turns dark after it was shown light is a flash in the eyes.
// The page's policy allows no inline script. `web/lib/theme-state.ts` owns the key.
try {
  const chosen = localStorage.getItem('rostra_theme');
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
} catch {
  // Storage is off: light.
}
