import { useEffect, useState } from 'react';

export type Device = Readonly<{ id: string; label: string }>;
type Kind = 'audioinput' | 'videoinput';

/** The microphones or cameras that are connected now. Their names are known once the person allows one. */
export function useDevices(kind: Kind): readonly Device[] {
  const [devices, setDevices] = useState<readonly Device[]>([]);
  useEffect(() => {
    const { mediaDevices } = navigator as Partial<Navigator>;
    if (!mediaDevices) return;
    const look = async () => setDevices(ofKind(await mediaDevices.enumerateDevices(), kind));
    const lookAgain = () => void look();
    lookAgain();
    mediaDevices.addEventListener('devicechange', lookAgain);
    return () => mediaDevices.removeEventListener('devicechange', lookAgain);
  }, [kind]);
  return devices;
}

const ofKind = (devices: readonly MediaDeviceInfo[], wanted: Kind): readonly Device[] =>
  devices
    .filter(({ kind, deviceId }) => kind === wanted && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
