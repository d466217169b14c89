import type { Locale } from '#domain/kernel/contract.ts';
import type { HeardWord } from '#domain/sessions/contract/live.ts';
import { pcmRate } from '#infra/media/decode.ts';
import { wordsOfAnswer } from '../../transcription/endpoint/words-of-answer.ts';
import type { WhisperInstallation } from '../../transcription/whisper/installation.ts';
import type { LiveEngine } from '../live-engine.ts';
import { type Bounds, type HearingChild, startHearing } from './hearing-child.ts';
import { windowListener } from './window-listener.ts';

const usualBounds: Bounds = { loadMs: 60_000, hearMs: 20_000, memoryBytes: 4_000_000_000 };
/** The model takes a gigabyte: it is unloaded when nobody has spoken for this long. Milliseconds. */
const restMs = 300_000;
/** Seconds of new sound between two runs. */
const every = { fast: 0.6, relaxed: 1.5 };

type Options = Readonly<{
  /** Maximum number of people who use it at once. */
  places: number;
  bounds?: Bounds;
}>;

type Waiting = Readonly<{
  pcm: Buffer;
  locale: Locale;
  isFast: boolean;
  heard: (words: readonly HeardWord[]) => void;
  failed: (error: unknown) => void;
}>;

/** Whisper on this machine, in one process for all speakers: it transcribes one stretch of sound at a time. No data leaves the machine. */
export function whisperLive(installation: WhisperInstallation, { places, bounds = usualBounds }: Options): LiveEngine {
  let taken = 0;
  let starting: Promise<HearingChild> | undefined;
  let isWorking = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const waiting: Waiting[] = [];

  async function child(): Promise<HearingChild> {
    clearTimeout(rest);
    const running = await starting?.catch(() => undefined);
    if (running?.isAlive()) return running;
    starting = startHearing(installation, bounds);
    return starting;
  }

  async function stop() {
    clearTimeout(rest);
    const ending = starting;
    starting = undefined;
    await ending?.then((running) => running.kill()).catch(() => {});
  }

  async function workOff() {
    if (isWorking) return;
    isWorking = true;
    while (waiting.length > 0) {
      const first = waiting.findIndex(({ isFast }) => isFast);
      const [next] = waiting.splice(Math.max(0, first), 1);
      if (next) await hear(next).then(next.heard, next.failed);
    }
    isWorking = false;
  }

  async function hear({ pcm, locale }: Waiting): Promise<readonly HeardWord[]> {
    const answer = await (await child()).tell({ kind: 'hear', pcm, locale });
    const words = answer.kind === 'heard' ? answer.words : [];
    const piece = { from: 0, to: pcm.length / 2 / pcmRate };
    return wordsOfAnswer({ answer: { words }, piece, locale, pauses: [] }).words.map(
      ({ text, offset, duration }): HeardWord => ({ text, offset, duration }),
    );
  }

  function leave() {
    taken -= 1;
    if (taken === 0) rest = setTimeout(() => void stop(), restMs).unref();
  }

  return {
    source: 'whisper',
    leavesHouseTo: null,
    async open({ locale, isFast, onHeard, onFailed }) {
      if (taken >= places) return undefined;
      taken += 1;
      let isHere = true;
      const leaveOnce = () => {
        if (isHere) leave();
        isHere = false;
      };
      try {
        await child();
      } catch (error) {
        leaveOnce();
        throw error;
      }
      const asked = (pcm: Buffer) =>
        new Promise<readonly HeardWord[]>((heard, failed) => {
          waiting.push({ pcm, locale, isFast, heard, failed });
          void workOff();
        });
      const ear = windowListener({ hear: asked, every: isFast ? every.fast : every.relaxed, onHeard, onFailed });
      return {
        ...ear,
        finish: () => ear.finish().finally(leaveOnce),
        close() {
          ear.close();
          leaveOnce();
        },
      };
    },
    close: stop,
  };
}
