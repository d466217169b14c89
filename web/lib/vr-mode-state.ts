import { useContext } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { CurrentUser, isOpenTo } from './current-user.tsx';
import { store, stored } from './stored.ts';
import { useConfig } from './use-config.ts';
import { permits } from './web-area.ts';

// `forgetPerson` keeps it: a headset stays a headset, whoever signs in on it.
const key = 'rostra_vr_mode';

/** Whether this device shows the product as a headset wants it. */
const vrModeState = proxy({ on: stored(key) === 'true' });

export function setVrMode(on: boolean): void {
  vrModeState.on = on;
  store(key, String(on));
}

const hasVrMode = permits('vr_mode');

/** Whether the person may switch it: with the permission, as an admin, and everywhere in development. */
export function useMaySwitchVrMode(): boolean {
  const user = useContext(CurrentUser);
  const isDevelopment = useConfig()?.development ?? false;
  return user !== undefined && (isDevelopment || isOpenTo(user, hasVrMode));
}

/** Whether the product shows itself that way now. */
export function useVrMode(): boolean {
  const { on } = useSnapshot(vrModeState);
  return useMaySwitchVrMode() && on;
}

/** A headset begins in VR mode; whoever chose otherwise on it keeps their choice. */
export async function beginVrModeOnHeadset(): Promise<void> {
  if (stored(key) !== null) return;
  const xr = (navigator as Navigator & Readonly<{ xr?: XrSupport }>).xr;
  if (await xr?.isSessionSupported('immersive-vr').catch(() => false)) setVrMode(true);
}

type XrSupport = Readonly<{ isSessionSupported: (mode: string) => Promise<boolean> }>;
