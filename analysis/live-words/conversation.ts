import type { RawData, WebSocket } from 'ws';
import { closeCodes } from '#domain/kernel/contract.ts';
import { LiveSaid, type LiveTold } from '#domain/sessions/contract/live.ts';
import { closeSocket } from '#infra/http/sockets/close-socket.ts';
import { fewPerSecond } from '#infra/http/sockets/few-per-second.ts';
import { jsonIn, type SignedIn } from '#infra/http/sockets/first-message.ts';
import type { LiveRun } from './live-run.ts';

const secondsToSignIn = 5;
/** Seconds after which a signed-in socket is closed if no run was started. */
const secondsToStart = 60;
/** Maximum messages per second. A client sends ten pieces of sound per second, and a few messages between them. */
const mostPerSecond = 50;
/** Seconds before a token expires at which the client is asked for a newer one. */
const askBefore = 60;
/** A client with this many unsent bytes is not reading. */
const mostBufferedBytes = 1_048_576;

type Dependencies = Readonly<{
  holderIn: (message: string) => Promise<SignedIn | undefined>;
  onSignedIn: (holder: SignedIn) => void;
  start: (holder: SignedIn, locale: 'de' | 'en', told: (told: LiveTold) => void) => Promise<LiveRun>;
}>;

/** One socket from its sign-in to its end. Messages are processed in order; an invalid message closes the socket. */
export function converse(socket: WebSocket, { holderIn, onSignedIn, start }: Dependencies): void {
  const close = (code: number) => closeSocket(socket, code);
  const refuse = () => close(closeCodes.notAllowed);
  const countOne = fewPerSecond(mostPerSecond, refuse);
  let holder: SignedIn | undefined;
  let run: LiveRun | undefined;
  let before: Promise<void> = Promise.resolve();
  const timers = new Set([later(secondsToSignIn, () => close(closeCodes.signInAgain))]);

  function tell(told: LiveTold) {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostBufferedBytes) close(closeCodes.tooSlow);
    else socket.send(JSON.stringify(told));
  }

  function stopTimers() {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  }

  async function signIn(message: string) {
    const found = await holderIn(message);
    if (!found || (holder && holder.userId !== found.userId)) return close(closeCodes.signInAgain);
    stopTimers();
    const seconds = (found.expiresAt.getTime() - Date.now()) / 1_000;
    timers.add(later(seconds, () => close(closeCodes.signInAgain)));
    timers.add(later(Math.max(0, seconds - askBefore), () => tell({ type: 'sign-in-again' })));
    if (!holder) {
      timers.add(later(secondsToStart, () => run ?? refuse()));
      onSignedIn(found);
    }
    holder = found;
  }

  async function take(message: string) {
    const said = LiveSaid.safeParse(jsonIn(message));
    if (!holder || !said.success) return signIn(message);
    const { data } = said;
    if (data.type === 'start') {
      if (run) return refuse();
      run = await start(holder, data.locale, tell);
      if (socket.readyState !== socket.OPEN) await run.leave();
      return;
    }
    if (!run) return refuse();
    if (data.type === 'phrase') {
      if (!run.heard(data.words)) refuse();
    } else if (data.type === 'stop') await run.stop();
    else if (data.type === 'pause') run.pause();
    else run.resume();
  }

  socket.on('message', (raw: RawData, isBinary: boolean) => {
    countOne();
    const content = bytesOf(raw);
    before = before
      .then(() => {
        if (socket.readyState !== socket.OPEN) return;
        if (!isBinary) return take(content.toString());
        if (!run?.hear(content)) refuse();
      })
      // The check for an erasure or an append failed: a later attempt may succeed.
      .catch(() => close(closeCodes.restart));
  });
  socket.on('ping', countOne);
  socket.on('error', () => socket.terminate());
  socket.once('close', stopTimers);
  socket.once('close', () => void run?.leave());
}

const later = (seconds: number, act: () => void) => setTimeout(act, seconds * 1_000).unref();

function bytesOf(raw: RawData): Buffer {
  if (Buffer.isBuffer(raw)) return raw;
  return Array.isArray(raw) ? Buffer.concat(raw) : Buffer.from(raw);
}
