import { finished, openStores } from '../../lib/browser-database.ts';
import { recordingAbility } from '../microphone.ts';

export const abilities = ['record', 'film', 'listen', 'keep', 'live', 'screen', 'proof'] as const;
export type Ability = (typeof abilities)[number];

/** Tries each ability that the product needs: the browser's name does not tell which it has. */
export async function triedAbilities(): Promise<Readonly<Record<Ability, boolean>>> {
  const [keep, proof] = await Promise.all([canKeep(), canProve()]);
  return {
    record: typeof recordingAbility('audio') !== 'string',
    film: typeof recordingAbility('video') !== 'string',
    listen: typeof AudioContext === 'function',
    keep,
    live: typeof WebSocket === 'function',
    screen: typeof navigator.mediaDevices?.getDisplayMedia === 'function',
    proof,
  };
}

/** Stores a few bytes like a recording, and removes them at once. */
async function canKeep(): Promise<boolean> {
  try {
    const change = (await openStores('rostra-abilities', { tried: 'id' })).transaction('tried', 'readwrite');
    change.objectStore('tried').put({ id: 1, content: new ArrayBuffer(8) });
    change.objectStore('tried').clear();
    await finished(change);
    return true;
  } catch {
    return false;
  }
}

/** The public key of RFC 8032, 7.1, test 1. */
const publicKey = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a';

async function canProve(): Promise<boolean> {
  try {
    const bytes = Uint8Array.from(publicKey.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify']);
    return true;
  } catch {
    return false;
  }
}
