import { useContext } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { CurrentUser, isOpenTo } from './current-user.tsx';
import { store, stored } from './stored.ts';
import { useConfig } from './use-config.ts';
import { permits } from './web-area.ts';

// `forgetPerson` keeps it: it belongs to the headset, not to the person.
const key = 'rostra_vr_mode';

/** Whether this device shows the product for a headset. */
const vrModeState = proxy({ on: stored(key) === 'true' });

export function setVrMode(on: boolean): void {
  vrModeState.on = on;
  store(key, String(on));
}

const hasVrMode = permits('vr_mode');

/** Whether the person may switch VR mode: with the permission, as an admin, and always in development. */
export function useMaySwitchVrMode(): boolean {
  const user = useContext(CurrentUser);
  const isDevelopment = useConfig()?.development ?? false;
  return user !== undefined && (isDevelopment || isOpenTo(user, hasVrMode));
}

/** Whether VR mode is on and allowed. */
export function useVrMode(): boolean {
  const { on } = useSnapshot(vrModeState);
  return useMaySwitchVrMode() && on;
}

/** Starts VR mode on a headset, unless the person chose otherwise there. */
export async function beginVrModeOnHeadset(): Promise<void> {
  if (stored(key) !== null) return;
  const xr = (navigator as Navigator & Readonly<{ xr?: XrSupport }>).xr;
  if (await xr?.isSessionSupported('immersive-vr').catch(() => false)) setVrMode(true);
}

type XrSupport = Readonly<{ isSessionSupported: (mode: string) => Promise<boolean> }>;
