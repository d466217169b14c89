import { useCallback, useEffect, useRef, useState } from 'react';
import {
  closeStream,
  deviceOf,
  isAllowedAlready,
  openMicrophone,
  recordingAbility,
  rememberedMicrophone,
  rememberMicrophone,
} from './microphone.ts';
import type { MicrophoneTrouble } from './microphone-trouble.ts';

export type Microphone =
  | Readonly<{ kind: 'closed' }>
  | Readonly<{ kind: 'opening' }>
  | Readonly<{ kind: 'open'; stream: MediaStream; deviceId: string }>
  | Readonly<{ kind: 'trouble'; trouble: MicrophoneTrouble }>;

/** Holds the microphone while the page is open, and lets go of it afterwards. */
export function useMicrophone() {
  const [microphone, setMicrophone] = useState<Microphone>(initial);
  const held = useRef<MediaStream>(undefined);

  const open = useCallback(async (deviceId: string | null = rememberedMicrophone()) => {
    closeStream(held.current);
    setMicrophone({ kind: 'opening' });
    const opened = await openMicrophone(deviceId);
    if ('trouble' in opened) {
      setMicrophone({ kind: 'trouble', trouble: opened.trouble });
      return;
    }
    held.current = opened.stream;
    setMicrophone({ kind: 'open', stream: opened.stream, deviceId: deviceOf(opened.stream) });
  }, []);

  const close = useCallback(() => {
    closeStream(held.current);
    held.current = undefined;
    setMicrophone({ kind: 'closed' });
  }, []);

  useEffect(() => {
    if (typeof recordingAbility() === 'string') return;
    void isAllowedAlready().then((allowed) => (allowed ? open() : undefined));
    return () => closeStream(held.current);
  }, [open]);

  const choose = (deviceId: string) => {
    rememberMicrophone(deviceId);
    void open(deviceId);
  };

  return { microphone, open, close, choose };
}

function initial(): Microphone {
  const ability = recordingAbility();
  return typeof ability === 'string' ? { kind: 'trouble', trouble: ability } : { kind: 'closed' };
}
