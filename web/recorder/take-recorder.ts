import type { Movement, MovementSample } from '#domain/sessions/contract/movement/samples.ts';
import type { SlideChange } from '#domain/sessions/contract/slides.ts';
import { holdTake } from '../lib/take-locks.ts';
import type { MediaType } from '../sessions/for-others.ts';
import { type DeckOfTake, slideLog } from './deck/slide-log.ts';
import { movementLog } from './movement-log.ts';
import { audioBits, type RecordingFormat, videoBits } from './recording-format.ts';
import { elapsed, newStopwatch, started, stopped } from './stopwatch.ts';
import { keepTake, type TakeKeeper } from './take-keeper.ts';
import type { Microphone } from './take-store.ts';

/** A recording that ended. */
export type Take = Readonly<{
  id: string;
  type: MediaType;
  /** Null where it is on the server alone. */
  file: File | null;
  /** Seconds that were recorded, without the breaks. */
  seconds: number;
  /** ISO 8601, when it began. */
  recordedAt: string;
  /** The loudest sample of each tenth of a second, 0..1. */
  peaks: readonly number[];
  /** Its microphone, where it was one alone. */
  device?: Microphone | undefined;
  /** Seconds at which chapters begin. */
  chapters: readonly number[];
  /** The deck that was shown, and when which slide of it. */
  presentationId?: string | undefined;
  timestamps: readonly SlideChange[];
  /** How head and hands moved; empty where nobody measured it. */
  movement: readonly MovementSample[];
  /** How many chunks it has. */
  chunks: number;
}>;

export type KeptTake = Readonly<{ take: Take; keeper: TakeKeeper }>;

const chunkMs = 1000;
/** A cut begins at a picture that stands by itself. Not every browser knows this yet, and neither do the types. */
const filmed = { videoBitsPerSecond: videoBits, videoKeyFrameIntervalDuration: 2_000 };

export type TakeRecorder = ReturnType<typeof recordTake>;

type Recording = Readonly<{
  stream: MediaStream;
  format: RecordingFormat;
  type: MediaType;
  ownerId: string;
  device: Microphone;
  deck: DeckOfTake | undefined;
}>;

/** Records from now on, and keeps what comes. `onEnd` comes after `stop`, and by itself when a device goes away. */
export function recordTake(
  { stream, format, type, ownerId, device: first, deck }: Recording,
  onEnd: (kept: KeptTake) => void,
) {
  const recorder = new MediaRecorder(stream, {
    mimeType: format.mimeType,
    audioBitsPerSecond: audioBits,
    ...(type === 'video' && filmed),
  });
  const id = crypto.randomUUID().replaceAll('-', '');
  const begin = new Date();
  const contentType = format.mimeType.replace(/;.*/, '');
  const about = {
    ...{ id, type, contentType, fileName: fileName(begin, format.extension), recordedAt: begin.toISOString() },
    presentationId: deck?.presentationId,
  };
  const chunks: Blob[] = [];
  const peaks: number[] = [];
  const chapters: number[] = [];
  const slides = slideLog(deck);
  const movement = movementLog();
  let device: Microphone | undefined = first;
  let watch = started(newStopwatch, performance.now());
  const seconds = () => elapsed(watch, performance.now()) / 1000;
  const letGo = holdTake(id);
  const keeper = keepTake(
    { ...about, ownerId, seconds: 0, peaks, chapters, timestamps: slides.changes, device: first },
    { chunks: [], arrived: 0, letGo },
  );
  let wanted = true;

  recorder.ondataavailable = ({ data }) => {
    if (!wanted || data.size === 0) return;
    chunks.push(data);
    const marked = { chapters: [...chapters], timestamps: [...slides.changes] };
    keeper.add(
      { content: data, movement: movement.take() },
      { seconds: seconds(), peaks: [...peaks], ...marked, device },
    );
  };
  recorder.onstop = () => {
    watch = stopped(watch, performance.now());
    const file = new File(chunks, about.fileName, { type: contentType });
    const marked = { chapters, timestamps: slides.changes, movement: movement.samples };
    if (wanted)
      onEnd({ take: { ...about, file, seconds: seconds(), peaks, ...marked, device, chunks: chunks.length }, keeper });
  };
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  // A picture without its sound is no talk.
  stream.getAudioTracks()[0]?.addEventListener('ended', stop);
  recorder.start(chunkMs);

  return {
    keeping: keeper.keeping,
    seconds,
    /** One for each tenth of a second that has passed: the loudest of what was heard meanwhile. */
    heard: (peak: number) => {
      if (recorder.state !== 'recording') return;
      const index = Math.floor(elapsed(watch, performance.now()) / 100);
      while (peaks.length <= index) peaks.push(0);
      peaks[index] = Math.max(peaks[index] ?? 0, peak);
    },
    /** Another microphone goes on: nobody's profile fits the whole. */
    mix: () => {
      device = undefined;
    },
    /** A chapter begins now. Answers how many there are. */
    mark: (): number => {
      const now = Math.round(seconds() * 10) / 10;
      if (now - (chapters.at(-1) ?? -1) >= 1) chapters.push(now);
      return chapters.length;
    },
    /** Head and hands now; a break has none. */
    moved: (now: Movement) => {
      if (recorder.state === 'recording') movement.note(seconds(), now);
    },
    /** Another slide of the deck is shown. What is looked up in a break counts when it goes on. */
    show: (slideIndex: number) => {
      slides.show(slideIndex);
      if (recorder.state === 'recording') slides.note(seconds());
    },
    /** How long the slide was shown so far. */
    slideSeconds: () => slides.secondsOn(seconds()),
    pause: () => {
      recorder.pause();
      // What was said before the break is kept now, not after it.
      recorder.requestData();
      watch = stopped(watch, performance.now());
    },
    resume: () => {
      recorder.resume();
      watch = started(watch, performance.now());
      slides.note(seconds());
    },
    stop,
    /** Ends it, and nothing of it is left. */
    discard: async () => {
      wanted = false;
      stop();
      await keeper.discard();
    },
    /** Ends it; what was recorded stays for another time. */
    leave: () => {
      recorder.onstop = () => keeper.leave();
      stop();
    },
  };
}

/** `rostra-2026-11-14-10-12.webm` */
const fileName = (at: Date, extension: string) =>
  `rostra-${at.toISOString().slice(0, 16).replace(/[T:]/g, '-')}.${extension}`;
