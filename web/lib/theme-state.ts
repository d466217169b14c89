import { proxy, subscribe } from 'valtio';
import { forget, store, stored } from './stored.ts';

export type Theme = 'light' | 'dark';

// `public/early.js` reads the same key before the first paint.
const key = 'rostra_theme';
const system = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;

type Chosen = Theme | 'system';

const remembered = stored(key);
const chosen: Chosen = remembered === null ? 'system' : asTheme(remembered);
export const themeState = proxy<{ theme: Theme; chosen: Chosen }>({
  theme: chosen === 'system' ? systemTheme() : chosen,
  chosen,
});

subscribe(themeState, apply);
apply();
// Follows the system until the person chooses.
system?.addEventListener('change', () => {
  if (stored(key) === null) themeState.theme = systemTheme();
});

/** `system`: follows the device. */
export function chooseTheme(chosen: Chosen): void {
  if (chosen === 'system') forget(key);
  else store(key, chosen);
  themeState.chosen = chosen;
  themeState.theme = chosen === 'system' ? systemTheme() : chosen;
}

function apply() {
  document.documentElement.dataset.theme = themeState.theme;
}

function systemTheme(): Theme {
  return system?.matches ? 'dark' : 'light';
}

function asTheme(text: string): Theme {
  return text === 'dark' ? 'dark' : 'light';
}
