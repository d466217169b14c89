import { proxy } from 'valtio';
import { timing } from '#domain/product/contract/timing.ts';
import { isOffline } from './auth-state.ts';
import { guardState } from './leave-guards.ts';

/** Whether a part of the product failed to load: usually the server has a newer version, whose parts have other names. */
export const versionState = proxy({ partMissing: false });

/**
 * Fetches a part of the product, with a timeout. If it fails while a recording, an upload or a form would be lost with the page, or on a
 * page that opened without a network, returns `instead`, so that nothing else breaks.
 */
export async function fetchPart<Part>(load: () => Promise<Part>, instead: Part): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('a part of the page did not come in time')), timing.chunkLoadMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    // Without a network a new version is not the cause.
    if (navigator.onLine) versionState.partMissing = true;
    if (guardState.active > 0 || isOffline()) return instead;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
