import { proxy } from 'valtio';
import { store, stored } from '../../lib/stored.ts';

const key = 'rostra_captions';

export const captionsState = proxy({ shown: stored(key) !== 'off' });

export function showCaptions(shown: boolean): void {
  store(key, shown ? 'on' : 'off');
  captionsState.shown = shown;
}
