import type { PlayerClock } from './player-clock.ts';

/** The state that the buttons show. */
export type PlayerState = { playing: boolean; ready: boolean; failed: boolean; speed: number };

/** The media element, and where to begin once it is ready. */
export type Held = { media: HTMLMediaElement | undefined; wanted: { second: number; playing: boolean } };

type Parts = Readonly<{ state: PlayerState; held: Held; clock: PlayerClock }>;

export const isReady = (media: HTMLMediaElement | undefined): media is HTMLMediaElement =>
  media !== undefined && media.readyState > 0;

export function playerControls({ state, held, clock }: Parts) {
  const time = () => (isReady(held.media) ? held.media.currentTime : held.wanted.second);

  function seek(second: number) {
    held.wanted.second = Math.max(0, second);
    if (isReady(held.media)) held.media.currentTime = held.wanted.second;
    clock.tell();
  }

  function play() {
    held.wanted.playing = true;
    // After a refusal (the recording is being replaced, the tab may not play) it stays paused, and the buttons show that.
    held.media?.play().catch(() => undefined);
  }

  function pause() {
    held.wanted.playing = false;
    held.media?.pause();
  }

  function setSpeed(speed: number) {
    state.speed = speed;
    if (held.media) held.media.playbackRate = speed;
  }

  /** Changes the address, and continues at the same second. */
  function load(url: string) {
    if (!held.media) return;
    held.wanted = { second: time(), playing: state.playing || held.wanted.playing };
    Object.assign(state, { ready: false, failed: false });
    held.media.src = url;
  }

  return { time, seek, play, pause, setSpeed, load };
}
