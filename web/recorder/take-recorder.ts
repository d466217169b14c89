import type { Movement, MovementSource } from '#domain/sessions/contract/movement/samples.ts';
import type { SlideChange } from '#domain/sessions/contract/slides.ts';
import { holdTake } from '../lib/take-locks.ts';
import type { MediaType } from '../sessions/for-others.ts';
import { type DeckOfTake, slideLog } from './deck/slide-log.ts';
import type { WebmEnd } from './go-on/webm-end.ts';
import { webmSequel } from './go-on/webm-sequel.ts';
import { movementLog, type RecordedMovement } from './movement-log.ts';
import { audioBits, type RecordingFormat, videoBits } from './recording-format.ts';
import { elapsed, newStopwatch, started, stopped } from './stopwatch.ts';
import { keepTake, type TakeKeeper } from './take-keeper.ts';
import type { Microphone } from './take-store.ts';

/** A recording that ended. */
export type Take = Readonly<{
  id: string;
  type: MediaType;
  /** Null if it is only on the server. */
  file: File | null;
  /** Seconds recorded, without breaks. */
  seconds: number;
  /** When it began. ISO 8601. */
  recordedAt: string;
  /** The loudest sample of each tenth of a second, 0..1. */
  peaks: readonly number[];
  /** Its microphone; undefined if there were several. */
  device?: Microphone | undefined;
  /** Seconds at which chapters begin. */
  chapters: readonly number[];
  /** The deck, and when each of its slides was shown. */
  presentationId?: string | undefined;
  timestamps: readonly SlideChange[];
  /** Movement of head and hands; empty if it was not measured. */
  movement: RecordedMovement;
  /** Number of its chunks. */
  chunks: number;
}>;

/** Source and age of a movement: a camera's picture is evaluated some time after it was taken. */
export type MovementOrigin = Readonly<{ source?: MovementSource; secondsAgo?: number }>;

export type KeptTake = Readonly<{ take: Take; keeper: TakeKeeper }>;

/** A take that stopped and whose file can be continued. */
export type OpenTake = KeptTake & Readonly<{ file: File; end: WebmEnd }>;

const chunkMs = 1000;
/** Frequent key frames, since a cut begins at one. Not every browser supports the interval yet, and the types lack it. */
const filmed = { videoBitsPerSecond: videoBits, videoKeyFrameIntervalDuration: 2_000 };

export type TakeRecorder = ReturnType<typeof recordTake>;

type Recording = Readonly<{
  stream: MediaStream;
  format: RecordingFormat;
  type: MediaType;
  ownerId: string;
  device: Microphone;
  deck: DeckOfTake | undefined;
  /** The take that this recording continues: both become one talk. */
  earlier?: OpenTake | undefined;
}>;

/**
 * Starts a recording and stores it. Calls `onEnd` after `stop`, and also when a device disappears or the recording does not fit the earlier
 * take.
 */
export function recordTake(
  { stream, format, type, ownerId, device: first, deck, earlier }: Recording,
  onEnd: (kept: KeptTake) => void,
) {
  const recorder = new MediaRecorder(stream, {
    mimeType: format.mimeType,
    audioBitsPerSecond: audioBits,
    ...(type === 'video' && filmed),
  });
  const about = earlier ? aboutAgain(earlier) : aboutNew({ format, type, deck });
  const chunks: Blob[] = earlier ? [earlier.file] : [];
  const peaks: number[] = [...(earlier?.take.peaks ?? [])];
  const chapters: number[] = [...(earlier?.take.chapters ?? [])];
  // A take has one deck: a different one is ignored.
  const slides = slideLog(deck?.presentationId === about.presentationId ? deck : undefined, earlier?.take.timestamps);
  const movement = movementLog(earlier?.take.movement);
  let device: Microphone | undefined = earlier && earlier.take.device?.id !== first.id ? undefined : first;
  const before = { ...newStopwatch, before: (earlier?.take.seconds ?? 0) * 1000 };
  let watch = started(before, performance.now());
  const seconds = () => elapsed(watch, performance.now()) / 1000;
  const keeper =
    earlier?.keeper ??
    keepTake(
      { ...about, ownerId, seconds: 0, peaks, chapters, timestamps: slides.changes, device: first },
      { chunks: [], arrived: 0, letGo: holdTake(about.id) },
    );
  const sequel = earlier && webmSequel(earlier.end);
  let wanted = true;
  let kept: Promise<void> = Promise.resolve();

  recorder.ondataavailable = ({ data }) => {
    if (!wanted || data.size === 0) return;
    const marked = { chapters: [...chapters], timestamps: [...slides.changes] };
    const soFar = { seconds: seconds(), peaks: [...peaks], ...marked, device };
    const moved = movement.take();
    kept = kept.then(async () => {
      const content = sequel ? await follows(sequel, data) : data;
      // A recording that does not fit the earlier take ends, and that take stays as it is.
      if (!content) stop();
      if (!content || content.size === 0) return;
      chunks.push(content);
      keeper.add({ content, movement: moved }, soFar);
    });
  };
  recorder.onstop = () => {
    watch = stopped(watch, performance.now());
    void kept.then(() => {
      if (!wanted) return;
      const file = new File(chunks, about.fileName, { type: about.contentType });
      const marked = { chapters, timestamps: slides.changes, movement: movement.all() };
      const count = { chunks: keeper.keeping.chunks };
      onEnd({ take: { ...about, file, seconds: seconds(), peaks, ...marked, device, ...count }, keeper });
    });
  };
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  // A picture without sound is no talk.
  stream.getAudioTracks()[0]?.addEventListener('ended', stop);
  recorder.start(chunkMs);
  slides.note(seconds());

  return {
    keeping: keeper.keeping,
    seconds,
    /** Keeps the loudest peak of each tenth of a second. */
    heard: (peak: number) => {
      if (recorder.state !== 'recording') return;
      const index = Math.floor(elapsed(watch, performance.now()) / 100);
      while (peaks.length <= index) peaks.push(0);
      peaks[index] = Math.max(peaks[index] ?? 0, peak);
    },
    /** A second microphone was used, so no single calibration fits the whole take. */
    mix: () => {
      device = undefined;
    },
    /** Begins a chapter now. Returns the number of chapters. */
    mark: (): number => {
      const now = Math.round(seconds() * 10) / 10;
      if (now - (chapters.at(-1) ?? -1) >= 1) chapters.push(now);
      return chapters.length;
    },
    /** Notes the movement of head and hands, except during a break. */
    moved: (now: Movement, { source, secondsAgo = 0 }: MovementOrigin = {}) => {
      if (recorder.state === 'recording') movement.note(seconds() - secondsAgo, now, source);
    },
    /** Shows another slide. The slide shown at the end of a break counts when the take goes on. */
    show: (slideIndex: number) => {
      slides.show(slideIndex);
      if (recorder.state === 'recording') slides.note(seconds());
    },
    /** Time on the current slide so far. Seconds. */
    slideSeconds: () => slides.secondsOn(seconds()),
    pause: () => {
      recorder.pause();
      // Stores the sound before the break now, not after it.
      recorder.requestData();
      watch = stopped(watch, performance.now());
    },
    resume: () => {
      recorder.resume();
      watch = started(watch, performance.now());
      slides.note(seconds());
    },
    stop,
    /** Ends the recording and deletes it. */
    discard: async () => {
      wanted = false;
      stop();
      await keeper.discard();
    },
    /** Ends the recording and keeps it for later. */
    leave: () => {
      recorder.onstop = () => void kept.then(keeper.leave);
      stop();
    },
  };
}

type New = Pick<Recording, 'format' | 'type' | 'deck'>;

function aboutNew({ format, type, deck }: New) {
  const begin = new Date();
  return {
    id: crypto.randomUUID().replaceAll('-', ''),
    type,
    contentType: format.mimeType.replace(/;.*/, ''),
    fileName: fileName(begin, format.extension),
    recordedAt: begin.toISOString(),
    presentationId: deck?.presentationId,
  };
}

const aboutAgain = ({ take: { id, type, recordedAt, presentationId }, file }: OpenTake) => ({
  ...{ id, type, contentType: file.type, fileName: file.name, recordedAt, presentationId },
});

async function follows(sequel: ReturnType<typeof webmSequel>, data: Blob): Promise<Blob | undefined> {
  const bytes = sequel(new Uint8Array(await data.arrayBuffer()));
  return bytes && new Blob([bytes]);
}

/** `rostra-2026-11-14-10-12.webm` */
const fileName = (at: Date, extension: string) =>
  `rostra-${at.toISOString().slice(0, 16).replace(/[T:]/g, '-')}.${extension}`;
