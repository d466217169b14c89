import type { Locale } from '#domain/kernel/contract.ts';
import type { HeardWord, LiveEnd, LiveTold } from '#domain/sessions/contract/live.ts';
import { type NormsOf, sessionKinds } from '#domain/sessions/contract/norms.ts';
import { liveJudge } from './judge-live.ts';
import type { Heard, LiveEar, LiveEngine } from './live-engine.ts';
import type { paidSeconds, Slice } from './paid-seconds.ts';

/** More seconds are reserved when so few reserved ones are left, so that live words do not stop. */
const takeAhead = 5;
/** Maximum seconds of a run: longer than any recorded talk. */
const longest = 3 * 3_600;
/** Maximum seconds by which sound may be ahead of real time; with more it is not live speech. */
const headStart = 10;
const bytesPerSecond = 32_000;

type Dependencies = Readonly<{
  /** Undefined if there is no engine. */
  engine: LiveEngine | undefined;
  pay: ReturnType<typeof paidSeconds>;
  normsOf: NormsOf;
  tell: (told: LiveTold) => void;
  /** Whether this person may begin another run now. */
  mayBegin: () => Promise<boolean>;
  /** Registers work that must finish before the process stops. */
  keep: (work: Promise<void>) => void;
}>;

export type LiveRun = Awaited<ReturnType<typeof startRun>>;

/** One run of live words: its sound is transcribed and judged, and its seconds are charged to the quota while its clock runs. */
export async function startRun(locale: Locale, { engine, pay, normsOf, tell, mayBegin, keep }: Dependencies) {
  const clock = stopwatch();
  const judge = liveJudge({ locale, norms: normsOf({ locale, kind: sessionKinds[0] }) });
  let paid = 0;
  let sentSeconds = 0;
  let isTaking = false;
  let ear: LiveEar | undefined;
  let isOver = false;

  const onHeard = (heard: Heard) => {
    if (heard.words.length > 0 || heard.endsPhrase) tell({ type: 'state', ...judge.add(heard) });
    if (ear?.hearsHere) tell({ type: 'guess', text: heard.guess });
  };

  function count({ seconds, left }: Slice) {
    paid += seconds;
    tell({ type: 'left', seconds: left });
  }

  async function end(reason: LiveEnd) {
    if (isOver) return;
    isOver = true;
    clearInterval(ticking);
    clock.stop();
    ear?.close();
    const unused = Math.floor(paid - clock.seconds());
    const giving = unused > 0 ? pay.giveBack(unused) : Promise.resolve();
    keep(giving);
    await giving.catch(() => {});
    tell({ type: 'ended', reason });
  }

  async function takeMore() {
    if (isTaking || isOver) return;
    isTaking = true;
    const slice = await pay.take().finally(() => {
      isTaking = false;
    });
    if (typeof slice !== 'string') count(slice);
    else if (slice === 'not_permitted' || clock.seconds() >= paid) await end(slice);
  }

  const fail = () => void end('engine_failed');
  const ticking = setInterval(() => {
    if (clock.seconds() >= longest) void end('too_long');
    else if (clock.isRunning() && paid - clock.seconds() <= takeAhead) takeMore().catch(fail);
  }, 1_000).unref();

  async function open() {
    if (!engine) return end('not_set_up');
    if (!(await mayBegin())) return end('busy');
    const first = await pay.take();
    if (typeof first === 'string') return end(first);
    count(first);
    ear = await engine.open({
      locale,
      isFast: first.liveClass === 'fast',
      onHeard,
      onAccess: (access) => tell({ type: 'access', ...access }),
      onFailed: fail,
    });
    if (isOver) return ear?.close();
    if (!ear) return end('busy');
    tell({ type: 'started', source: engine.source });
  }
  await open().catch(() => end('engine_failed'));

  return {
    resume: () => clock.start(),
    pause: () => clock.stop(),
    /** Ends the run after its last words are sent. */
    async stop() {
      clock.stop();
      await ear?.finish();
      await end('stopped');
    },
    /** The client has gone. */
    leave: () => end('stopped'),
    /** Takes sound; false if this server does not transcribe, or if the sound is malformed or too far ahead of real time. */
    hear(pcm: Buffer): boolean {
      if (isOver) return true;
      sentSeconds += pcm.length / bytesPerSecond;
      if (!ear?.hearsHere || pcm.length % 2 === 1 || sentSeconds > clock.seconds() + headStart) return false;
      ear.hear(pcm);
      return true;
    },
    /** Takes words that the client got from an external service; false if this server transcribes itself. */
    heard(words: readonly HeardWord[]): boolean {
      if (isOver) return true;
      if (!ear || ear.hearsHere) return false;
      onHeard({ words, guess: '', endsPhrase: true });
      return true;
    },
  };
}

/** Counts the seconds between its starts and stops. */
function stopwatch(now: () => number = () => performance.now()) {
  let counted = 0;
  let since: number | undefined;
  const running = () => (since === undefined ? 0 : now() - since);
  return {
    start() {
      since ??= now();
    },
    stop() {
      counted += running();
      since = undefined;
    },
    seconds: () => (counted + running()) / 1_000,
    isRunning: () => since !== undefined,
  };
}
