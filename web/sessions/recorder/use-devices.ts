import { useEffect, useState } from 'react';

export type Device = Readonly<{ id: string; label: string }>;

/** The microphones that are plugged in now; their names are known once one may be used. */
export function useDevices(allowed: boolean): readonly Device[] {
  const [devices, setDevices] = useState<readonly Device[]>([]);
  useEffect(() => {
    const { mediaDevices } = navigator as Partial<Navigator>;
    if (!allowed || !mediaDevices) return;
    const look = async () => setDevices(microphonesOf(await mediaDevices.enumerateDevices()));
    const lookAgain = () => void look();
    lookAgain();
    mediaDevices.addEventListener('devicechange', lookAgain);
    return () => mediaDevices.removeEventListener('devicechange', lookAgain);
  }, [allowed]);
  return devices;
}

const microphonesOf = (devices: readonly MediaDeviceInfo[]): readonly Device[] =>
  devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
