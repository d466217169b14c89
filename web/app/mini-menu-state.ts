import { proxy } from 'valtio';
import { store, stored } from '../lib/stored.ts';

const key = 'rostra_mini_menu';
const narrow = 1100;

// Until the person chooses, a narrow window gets the narrow menu.
export const miniMenuState = proxy({ mini: (stored(key) ?? String(innerWidth < narrow)) === 'true' });

export function toggleMiniMenu(): void {
  miniMenuState.mini = !miniMenuState.mini;
  store(key, String(miniMenuState.mini));
}
