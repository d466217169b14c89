import type { PlayerClock } from './player-clock.ts';

/** What the buttons show. */
export type PlayerState = { playing: boolean; ready: boolean; failed: boolean; speed: number };

/** The element that plays, and where to begin as soon as it can. */
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
    // A refusal (the recording is being replaced, the tab may not play) leaves it paused, and that is what shows.
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

  /** Changes the address and goes on from where it was. */
  function load(url: string) {
    if (!held.media) return;
    held.wanted = { second: time(), playing: state.playing || held.wanted.playing };
    Object.assign(state, { ready: false, failed: false });
    held.media.src = url;
  }

  return { time, seek, play, pause, setSpeed, load };
}
