import { proxy } from 'valtio';
import { store, stored } from '../../lib/stored.ts';
import type { Recipient } from './recipients.ts';

const key = 'rostra_sharing';

/** The consents given on this device, by person and recipient. Another person or another host is asked again. */
export const sharingState = proxy<{ allowed: readonly string[] }>({ allowed: remembered() });

/** A consent of one person to one recipient. */
export const consentOf = (userId: string, { purpose, host }: Recipient): string => `${userId} ${purpose} ${host}`;

export function allow(consent: string, allowed: boolean): void {
  const others = sharingState.allowed.filter((other) => other !== consent);
  sharingState.allowed = allowed ? [...others, consent] : others;
  store(key, JSON.stringify(sharingState.allowed));
}

function remembered(): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored(key) ?? '[]');
    return Array.isArray(list) ? list.filter((consent) => typeof consent === 'string') : [];
  } catch {
    return [];
  }
}
