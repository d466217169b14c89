import { useCallback, useEffect, useRef, useState } from 'react';
import {
  deviceOf,
  isAllowedAlready,
  openSources,
  type Picture,
  type PictureTrouble,
  recordingAbility,
  rememberedSources,
  rememberSources,
  type Sources,
} from './microphone.ts';
import type { DeviceTrouble } from './microphone-trouble.ts';
import { type OpenRoom, openRoom } from './open-room.ts';

export type Microphone =
  | Readonly<{ kind: 'closed' }>
  | Readonly<{ kind: 'opening' }>
  | Readonly<{
      kind: 'open';
      /** The recorded stream; it stays the same when the microphone changes. */
      stream: MediaStream;
      /** Id of the microphone. */
      device: string;
      deviceName: string;
      picture: Picture;
      /** Id of the camera; empty without one. */
      camera: string;
      missing: PictureTrouble | undefined;
      /** The device that was lost. */
      lost: 'microphone' | 'picture' | undefined;
    }>
  | Readonly<{ kind: 'trouble'; trouble: DeviceTrouble }>;

/** Keeps the devices open while the page is open, and closes them afterwards. */
export function useMicrophone(mayFilm: boolean) {
  const [microphone, setMicrophone] = useState<Microphone>(initial);
  const held = useRef<OpenRoom>(undefined);
  const turn = useRef(0);
  const wanted = useRef<Sources>(undefined);
  const sources = useCallback((): Sources => {
    const wish = wanted.current ?? rememberedSources();
    return mayFilm ? wish : { ...wish, picture: 'none' };
  }, [mayFilm]);

  const letGo = useCallback(() => {
    turn.current += 1;
    held.current?.close();
    held.current = undefined;
    return turn.current;
  }, []);

  const open = useCallback(async () => {
    const mine = letGo();
    setMicrophone({ kind: 'opening' });
    const opened = await openSources(sources());
    if ('trouble' in opened) {
      if (mine === turn.current) setMicrophone({ kind: 'trouble', trouble: opened.trouble });
      return;
    }
    const room = openRoom(opened, (lost) => {
      if (mine === turn.current) setMicrophone((now) => (now.kind === 'open' ? { ...now, lost } : now));
    });
    if (mine !== turn.current) {
      room.close();
      return;
    }
    held.current = room;
    const picture = opened.picture ? sources().picture : 'none';
    const camera = picture === 'camera' ? deviceOf(opened.picture) : '';
    const devices = {
      device: room.device(),
      deviceName: room.deviceName(),
      picture,
      camera,
      missing: opened.missing,
      lost: undefined,
    };
    setMicrophone({ kind: 'open', stream: room.stream, ...devices });
  }, [letGo, sources]);

  const close = useCallback(() => {
    letGo();
    setMicrophone({ kind: 'closed' });
  }, [letGo]);

  useEffect(() => {
    if (typeof recordingAbility() === 'string') return;
    void isAllowedAlready(sources()).then((allowed) => (allowed ? open() : undefined));
    return () => void letGo();
  }, [open, letGo, sources]);

  const choose = (chosen: Partial<Sources>) => {
    wanted.current = { ...sources(), ...chosen };
    rememberSources(wanted.current);
    return open();
  };

  /** Changes the microphone during a recording. Returns whether it could be opened. */
  async function replug(device: string | null): Promise<boolean> {
    wanted.current = { ...sources(), microphone: device };
    rememberSources(wanted.current);
    const opened = await openSources({ ...wanted.current, picture: 'none' });
    const room = held.current;
    if ('trouble' in opened || !room) return false;
    room.plug(opened.sound);
    setMicrophone((now) =>
      now.kind === 'open' ? { ...now, device: room.device(), deviceName: room.deviceName(), lost: undefined } : now,
    );
    return true;
  }

  /** Goes on recording without a picture. */
  const accept = () =>
    setMicrophone((now) => (now.kind === 'open' ? { ...now, picture: 'none', lost: undefined } : now));

  return { microphone, open, close, choose, replug, accept };
}

export type Room = ReturnType<typeof useMicrophone>;

function initial(): Microphone {
  const ability = recordingAbility();
  return typeof ability === 'string' ? { kind: 'trouble', trouble: ability } : { kind: 'closed' };
}
