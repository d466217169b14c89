import { proxy } from 'valtio';
import { addressKeeper } from './address-keeper.ts';

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

/**
 * One talk that can be played: what the transport, the lanes and the findings steer together.
 * The time is not in `state`: it changes with every frame, and only `onTime` listeners follow it.
 */
export type Player = ReturnType<typeof createPlayer>;

export function createPlayer() {
  const state = proxy({ playing: false, ready: false, failed: false, speed: 1 });
  const clock = createClock();
  let media: HTMLMediaElement | undefined;
  // Where to begin as soon as the recording is there.
  let wanted = { second: 0, playing: false };

  const time = () => (media && media.readyState > 0 ? media.currentTime : wanted.second);

  function load(url: string) {
    if (!media) return;
    wanted = { second: time(), playing: state.playing || wanted.playing };
    Object.assign(state, { ready: false, failed: false });
    media.src = url;
  }
  const addresses = addressKeeper(load);

  function seek(second: number) {
    wanted = { ...wanted, second: Math.max(0, second) };
    if (media && media.readyState > 0) media.currentTime = wanted.second;
    clock.tell();
  }

  function play() {
    wanted = { ...wanted, playing: true };
    // A refusal (the recording is being replaced, the tab may not play) leaves it paused, and that is what shows.
    media?.play().catch(() => undefined);
  }

  function pause() {
    wanted = { ...wanted, playing: false };
    media?.pause();
  }

  const heard = {
    onLoadedMetadata: () => {
      if (!media) return;
      media.currentTime = wanted.second;
      media.playbackRate = state.speed;
      state.ready = true;
      if (wanted.playing) play();
      clock.tell();
    },
    onPlay: () => {
      state.playing = true;
      addresses.started();
      clock.run();
    },
    onPause: () => {
      state.playing = false;
      clock.rest();
      addresses.rested();
    },
    onEnded: () => {
      wanted = { ...wanted, playing: false };
    },
    onTimeUpdate: clock.tell,
    onSeeked: clock.tell,
    onError: () => {
      if (!addresses.broke()) Object.assign(state, { failed: true, ready: false, playing: false });
    },
  };

  return {
    state,
    heard,
    time,
    onTime: clock.onTick,
    /** Seconds, as the browser reads them from the recording; undefined before. */
    duration: () => (media && Number.isFinite(media.duration) ? media.duration : undefined),
    seek,
    play,
    pause,
    offer: addresses.offer,
    attach: (element: HTMLMediaElement | null) => {
      media = element ?? undefined;
      if (element) addresses.again();
    },
    toggle: () => (state.playing ? pause() : play()),
    playFrom: (second: number) => {
      seek(second);
      play();
    },
    setSpeed: (speed: number) => {
      state.speed = speed;
      if (media) media.playbackRate = speed;
    },
  };
}

/** Tells the time with every frame while it runs. */
function createClock() {
  const listeners = new Set<() => void>();
  let frame: number | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const tick = () => {
    tell();
    frame = requestAnimationFrame(tick);
  };
  const rest = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    tell();
  };
  const run = () => {
    rest();
    tick();
  };
  const onTick = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { tell, run, rest, onTick };
}
