import { proxy, subscribe } from 'valtio';
import { store, stored } from './stored.ts';

export type Theme = 'light' | 'dark';

// `public/theme.js` reads the same key before the first paint.
const key = 'rostra_theme';
const system = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;

const remembered = stored(key);
export const themeState = proxy<{ theme: Theme }>({ theme: remembered === null ? systemTheme() : asTheme(remembered) });

subscribe(themeState, apply);
apply();
// Follows the system until the person chooses.
system?.addEventListener('change', () => {
  if (stored(key) === null) themeState.theme = systemTheme();
});

export function chooseTheme(theme: Theme): void {
  store(key, theme);
  themeState.theme = theme;
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
