import { proxy } from 'valtio';
import { addressKeeper } from './address-keeper.ts';
import { createClock } from './player-clock.ts';
import { type Held, isReady, type PlayerState, playerControls } from './player-controls.ts';

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

/**
 * The player of one talk, shared by transport, lanes and findings. The time is not in `state`, since it changes with every frame; `onTime`
 * listeners follow it.
 */
export type Player = ReturnType<typeof createPlayer>;

export function createPlayer() {
  const parts: Parts = {
    state: proxy({ playing: false, ready: false, failed: false, speed: 1 }),
    held: { media: undefined, wanted: { second: 0, playing: false } },
    clock: createClock(),
  };
  const { state, held, clock } = parts;
  const { load, ...controls } = playerControls(parts);
  const addresses = addressKeeper(load);
  return {
    ...controls,
    state,
    heard: mediaEvents({ ...parts, addresses, play: controls.play }),
    onTime: clock.onTick,
    /** Length that the browser reads from the recording; undefined until then. Seconds. */
    duration: () => (isReady(held.media) && Number.isFinite(held.media.duration) ? held.media.duration : undefined),
    offer: addresses.offer,
    /** The `ref` of the media element. */
    attach: (element: HTMLMediaElement | null) => {
      held.media = element ?? undefined;
      if (element) addresses.again();
    },
    toggle: () => (state.playing ? controls.pause() : controls.play()),
    playFrom: (second: number) => {
      controls.seek(second);
      controls.play();
    },
  };
}

type Parts = Readonly<{ state: PlayerState; held: Held; clock: ReturnType<typeof createClock> }>;
type Hearing = Parts & Readonly<{ addresses: ReturnType<typeof addressKeeper>; play: () => void }>;

/** Event handlers for the media element. */
function mediaEvents({ state, held, clock, addresses, play }: Hearing) {
  return {
    onLoadedMetadata: () => {
      if (!held.media) return;
      held.media.currentTime = held.wanted.second;
      held.media.playbackRate = state.speed;
      state.ready = true;
      if (held.wanted.playing) play();
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
      held.wanted.playing = false;
    },
    onTimeUpdate: clock.tell,
    onSeeked: clock.tell,
    onError: () => {
      if (!addresses.broke()) Object.assign(state, { failed: true, ready: false, playing: false });
    },
  };
}
