import { useEffect, useRef, useState } from 'react';
import type { Movement } from '#domain/sessions/contract/movement/samples.ts';
import { store, stored } from '../../lib/stored.ts';
import type { Microphone } from '../use-microphone.ts';
import { cameraPicture } from './camera-picture.ts';
import type { Eye, EyeTrouble } from './eye.ts';
import { lookLoop, type OnMovement } from './look-loop.ts';

const key = 'rostra_camera_movement';
/** Milliseconds between two messages about the picture: nobody reads ten a second. */
const shownEvery = 1_000;

/** The parts of the speaker that the camera sees. */
export type InPicture = 'nobody' | 'head' | 'hands';
type State =
  | Readonly<{ kind: 'loading' }>
  | Readonly<{ kind: 'looking'; inPicture: InPicture }>
  | Readonly<{ kind: 'trouble'; trouble: EyeTrouble | 'too_slow' | 'failed' }>;

let opened: Promise<Eye> | undefined;

/** Loads the models once per page. After a failure the next call tries again. */
function openOnce(): Promise<Eye> {
  opened ??= import('./eye.ts').then(({ openEye }) => openEye());
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Measures head and hands in the camera's picture, on this device, if the person has switched it on. `open` is for tests. */
export function useCameraMovement(microphone: Microphone, onMovement: OnMovement, open: () => Promise<Eye> = openOnce) {
  const [isOn, setOn] = useState(() => stored(key) === 'on');
  const [state, setState] = useState<State>();
  const latest = useRef(onMovement);
  useEffect(() => {
    latest.current = onMovement;
  });
  const isFilmed = microphone.kind === 'open' && microphone.picture === 'camera' && !microphone.lost;
  const stream = isFilmed ? microphone.stream : undefined;

  useEffect(() => {
    const track = stream?.getVideoTracks()[0];
    if (!isOn || !track) return;
    let stop = () => {};
    let isOver = false;
    const fail = (trouble: EyeTrouble | 'too_slow' | 'failed') => setState({ kind: 'trouble', trouble });
    setState({ kind: 'loading' });
    open()
      .then((eye) => {
        if (!isOver)
          stop = look(eye, track, {
            onMovement: (now, secondsAgo) => latest.current(now, secondsAgo),
            onState: setState,
          });
      })
      .catch((error: unknown) => {
        if (!isOver) fail(troubleIn(error));
      });
    return () => {
      isOver = true;
      stop();
      setState(undefined);
    };
  }, [isOn, stream, open]);

  return {
    isOn,
    /** Undefined while it is off. */
    state,
    switchTo(on: boolean): void {
      setOn(on);
      store(key, on ? 'on' : 'off');
    },
  };
}

export type CameraMovement = ReturnType<typeof useCameraMovement>;

const troubleIn = (error: unknown): EyeTrouble =>
  error instanceof Error && 'trouble' in error ? (error.trouble as EyeTrouble) : 'not_loaded';

type Follower = Readonly<{ onMovement: OnMovement; onState: (state: State) => void }>;

/** Looks until it is stopped, and reports once a second what is in the picture. */
function look(eye: Eye, track: MediaStreamTrack, { onMovement, onState }: Follower): () => void {
  const picture = cameraPicture(track);
  let last: Movement | undefined;
  // The first look takes seconds.
  let hasLooked = false;
  const loop = lookLoop({
    look: async () => {
      const canvas = picture.take();
      const seen = canvas && (await eye.look(canvas, performance.now() / 1_000));
      hasLooked ||= seen !== undefined;
      return seen;
    },
    onMovement(movement, secondsAgo) {
      last = movement;
      onMovement(movement, secondsAgo);
    },
    onEnd(trouble) {
      stop();
      onState({ kind: 'trouble', trouble });
    },
  });
  const timer = setInterval(() => {
    if (!hasLooked) return;
    onState({ kind: 'looking', inPicture: inPictureOf(last) });
    last = undefined;
  }, shownEvery);
  function stop(): void {
    clearInterval(timer);
    loop.stop();
    picture.close();
  }
  return stop;
}

function inPictureOf(movement: Movement | undefined): InPicture {
  if (!movement) return 'nobody';
  return movement.left || movement.right ? 'hands' : 'head';
}
