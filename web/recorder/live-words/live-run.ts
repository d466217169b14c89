import {
  type HeardWord,
  type LiveAccess,
  type LiveEnd,
  type LiveState,
  type LiveTold,
  liveHub,
} from '#domain/sessions/contract/live.ts';
import { accessToken } from '../../lib/auth-state.ts';
import { openSocket } from '../../lib/hub.ts';
import { renewAccess } from '../../lib/renew-access.ts';
import { type EarEvents, type OutsideEar, openAzureEar } from './azure-ear.ts';
import { openLiveSound, type SoundPiece } from './live-sound.ts';

/** The state on the screen. `network`: reconnecting failed. `sound`: the browser cannot listen. */
export type Shown = Readonly<{
  phase: 'preparing' | 'running' | 'reconnecting' | 'ended';
  ended: LiveEnd | 'network' | 'sound' | undefined;
  guess: string;
  state: LiveState;
  /** Seconds left this month; null without a limit. */
  left: number | null;
}>;

const nothing: LiveState = { recent: [], words: 0, fillers: 0, wordsPerMinute: null, hint: null };
export const fresh: Shown = { phase: 'preparing', ended: undefined, guess: '', state: nothing, left: null };

/** Milliseconds before each reconnect. */
const retries = [500, 2_000, 5_000, 10_000, 20_000];
/** Maximum number of words shown after a reconnect, including earlier ones. */
const shownWords = 60;
/** Sound is dropped while this much is buffered: it would arrive too late. Bytes. */
const mostBuffered = 96_000;

type Dependencies = Readonly<{
  stream: MediaStream;
  locale: 'de' | 'en';
  onShown: (shown: Shown) => void;
  openSound?: typeof openLiveSound;
  openEar?: typeof openAzureEar;
}>;

/** Recognises words during a recording. A failure never holds up the recording: live words end and say why. */
export function liveRun({ stream, locale, onShown, openSound = openLiveSound, openEar = openAzureEar }: Dependencies) {
  let shown = fresh;
  let socket: WebSocket | undefined;
  let ear: Promise<OutsideEar> | undefined;
  let closeSound: (() => void) | undefined;
  let hearsThere = false;
  let isReady = false;
  let wants: 'pause' | 'resume' = 'pause';
  let tries = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** Counts of earlier connections. */
  let earlier = nothing;

  function show(change: Partial<Shown>) {
    shown = { ...shown, ...change };
    onShown(shown);
  }

  const hasEnded = () => shown.phase === 'ended';
  const say = (message: object) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  function connect() {
    socket = openSocket<LiveTold>({
      ...{ path: liveHub, token: accessToken(), onTold: take },
      onOpen: () => say({ type: 'start', locale }),
      onClose: () => void lost(),
    });
  }

  async function lost() {
    leave();
    if (hasEnded()) return;
    const wait = retries[tries++];
    if (wait === undefined) return end('network');
    earlier = shown.state;
    show({ phase: tries === 1 && shown.phase === 'preparing' ? 'preparing' : 'reconnecting', guess: '' });
    // An expired token is the commonest reason. If it cannot be renewed now, the next retry tries again.
    await renewAccess(accessToken()).catch(() => undefined);
    if (!hasEnded()) retry = setTimeout(connect, wait);
  }

  function take(told: LiveTold) {
    switch (told.type) {
      case 'started':
        isReady = true;
        hearsThere = told.source === 'azure';
        say({ type: wants });
        return show({ phase: 'running' });
      case 'access':
        return takeAccess(told);
      case 'guess':
        return show({ guess: told.text });
      case 'state':
        // Only words reset the retries, so a service that opens and breaks is not tried for ever.
        tries = 0;
        return show({ state: joined(earlier, told) });
      case 'left':
        return show({ left: told.seconds });
      case 'sign-in-again':
        void renewAccess(accessToken()).then(
          (token) => token && say({ type: 'auth', token }),
          () => undefined,
        );
        return undefined;
      case 'ended':
        return end(told.reason);
    }
  }

  function takeAccess(access: LiveAccess) {
    if (ear !== undefined)
      void ear.then(
        (open) => open.renew(access.token),
        () => undefined,
      );
    else {
      ear = openEar(access, events);
      ear.catch(failed);
    }
  }

  const failed = () => socket?.close();
  const events: EarEvents = {
    onPhrase: (words: readonly HeardWord[]) => say({ type: 'phrase', words }),
    onGuess: (guess) => show({ guess }),
    // A failure of the service outside reconnects like a failure of our own.
    onFailed: failed,
  };

  function hear(piece: SoundPiece) {
    if (!isReady || wants === 'pause') return;
    if (hearsThere)
      void ear?.then(
        (open) => open.hear(piece),
        () => undefined,
      );
    else if (socket?.readyState === WebSocket.OPEN && socket.bufferedAmount < mostBuffered) socket.send(piece);
  }

  /** Releases everything that belongs to one connection. */
  function leave() {
    isReady = false;
    void ear?.then(
      (open) => open.close(),
      () => undefined,
    );
    ear = undefined;
  }

  function end(reason: Shown['ended']) {
    show({ phase: 'ended', ended: reason, guess: '' });
    close();
  }

  function close() {
    clearTimeout(retry);
    closeSound?.();
    closeSound = undefined;
    leave();
    if (socket) socket.onclose = null;
    socket?.close();
  }

  openSound(stream, hear).then(
    (stopSound) => {
      if (hasEnded()) stopSound();
      else closeSound = stopSound;
    },
    () => end('sound'),
  );
  connect();
  return {
    go(what: 'pause' | 'resume') {
      wants = what;
      if (isReady) say({ type: what });
    },
    /** Tells the server, which gives back the unused seconds. */
    stop() {
      say({ type: 'stop' });
      shown = { ...shown, phase: 'ended' };
      close();
    },
  };
}

export type LiveRun = ReturnType<typeof liveRun>;

/** Adds the earlier counts: a new connection counts from 0. */
function joined(earlier: LiveState, now: LiveState): LiveState {
  return {
    ...now,
    recent: [...earlier.recent, ...now.recent].slice(-shownWords),
    words: earlier.words + now.words,
    fillers: earlier.fillers + now.fillers,
  };
}
