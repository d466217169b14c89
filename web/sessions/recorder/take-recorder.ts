import { bitsPerSecond, type RecordingFormat } from './recording-format.ts';
import { elapsed, newStopwatch, started, stopped } from './stopwatch.ts';

/** A finished recording. It is in the memory of this page and nowhere else. */
export type Take = Readonly<{
  file: File;
  /** Seconds that were recorded, without the breaks. */
  seconds: number;
  /** ISO 8601, when it began. */
  recordedAt: string;
  /** The loudest sample of each tenth of a second, 0..1. */
  peaks: readonly number[];
}>;

const chunkMs = 1000;

export type TakeRecorder = ReturnType<typeof recordTake>;

/** Records a microphone from now on. `onEnd` comes after `stop`, and by itself when the microphone goes away. */
export function recordTake(stream: MediaStream, format: RecordingFormat, onEnd: (take: Take) => void) {
  const recorder = new MediaRecorder(stream, { mimeType: format.mimeType, audioBitsPerSecond: bitsPerSecond });
  const chunks: Blob[] = [];
  const peaks: number[] = [];
  const begin = new Date();
  let watch = started(newStopwatch, performance.now());

  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) chunks.push(data);
  };
  recorder.onstop = () => {
    watch = stopped(watch, performance.now());
    onEnd({
      file: new File(chunks, fileName(begin, format.extension), { type: baseType(format.mimeType) }),
      seconds: elapsed(watch, 0) / 1000,
      recordedAt: begin.toISOString(),
      peaks,
    });
  };
  recorder.start(chunkMs);

  return {
    seconds: () => elapsed(watch, performance.now()) / 1000,
    /** One for each tenth of a second that has passed: the loudest of what was heard meanwhile. */
    heard: (peak: number) => {
      if (recorder.state !== 'recording') return;
      const index = Math.floor(elapsed(watch, performance.now()) / 100);
      while (peaks.length <= index) peaks.push(0);
      peaks[index] = Math.max(peaks[index] ?? 0, peak);
    },
    pause: () => {
      recorder.pause();
      watch = stopped(watch, performance.now());
    },
    resume: () => {
      recorder.resume();
      watch = started(watch, performance.now());
    },
    stop: () => {
      if (recorder.state !== 'inactive') recorder.stop();
    },
    /** Ends it without a take. */
    discard: () => {
      recorder.onstop = null;
      if (recorder.state !== 'inactive') recorder.stop();
    },
  };
}

const baseType = (mimeType: string) => mimeType.replace(/;.*/, '');

/** `rostra-2026-11-14-10-12.webm` */
const fileName = (at: Date, extension: string) =>
  `rostra-${at.toISOString().slice(0, 16).replace(/[T:]/g, '-')}.${extension}`;
