import { useCallback, useEffect, useRef, useState } from 'react';
import {
  closeStream,
  devicesOf,
  isAllowedAlready,
  openSources,
  recordingAbility,
  rememberedSources,
  rememberSources,
  type Sources,
} from './microphone.ts';
import type { DeviceTrouble } from './microphone-trouble.ts';

export type Microphone =
  | Readonly<{ kind: 'closed' }>
  | Readonly<{ kind: 'opening' }>
  | Readonly<{
      kind: 'open';
      stream: MediaStream;
      devices: ReturnType<typeof devicesOf>;
      /** Why there is no picture although one was wanted. */
      camera: DeviceTrouble | undefined;
    }>
  | Readonly<{ kind: 'trouble'; trouble: DeviceTrouble }>;

/** Holds the microphone, and the camera where it is wanted, while the page is open, and lets go of them afterwards. */
export function useMicrophone(mayFilm: boolean) {
  const [microphone, setMicrophone] = useState<Microphone>(initial);
  const held = useRef<MediaStream>(undefined);
  const wanted = useRef(0);

  const open = useCallback(async () => {
    wanted.current += 1;
    const turn = wanted.current;
    closeStream(held.current);
    setMicrophone({ kind: 'opening' });
    const opened = await openSources(sourcesOf(mayFilm));
    if (turn !== wanted.current) {
      if ('stream' in opened) closeStream(opened.stream);
      return;
    }
    if ('trouble' in opened) {
      setMicrophone({ kind: 'trouble', trouble: opened.trouble });
      return;
    }
    const { stream, camera } = opened;
    held.current = stream;
    setMicrophone({ kind: 'open', stream, devices: devicesOf(stream), camera });
  }, [mayFilm]);

  const close = useCallback(() => {
    wanted.current += 1;
    closeStream(held.current);
    held.current = undefined;
    setMicrophone({ kind: 'closed' });
  }, []);

  useEffect(() => {
    if (typeof recordingAbility() === 'string') return;
    void isAllowedAlready(sourcesOf(mayFilm)).then((allowed) => (allowed ? open() : undefined));
    return () => {
      wanted.current += 1;
      closeStream(held.current);
    };
  }, [open, mayFilm]);

  const choose = (chosen: Partial<Sources>) => {
    rememberSources({ ...rememberedSources(), ...chosen });
    void open();
  };

  return { microphone, open, close, choose };
}

function sourcesOf(mayFilm: boolean): Sources {
  const sources = rememberedSources();
  return { ...sources, withCamera: sources.withCamera && mayFilm };
}

function initial(): Microphone {
  const ability = recordingAbility();
  return typeof ability === 'string' ? { kind: 'trouble', trouble: ability } : { kind: 'closed' };
}
