import { type Level, levelOf } from './level.ts';
import { wakeWith } from './wake-with.ts';

const everyMs = 50;
const windowSize = 2048;

export type LevelMeter = Readonly<{
  onLevel: (listener: (level: Level) => void) => () => void;
  /** The browser lets no sound through, not even a loud voice. */
  isAsleep: () => boolean;
  stop: () => void;
}>;

/** Reports the level of a microphone twenty times a second. */
export function createLevelMeter(stream: MediaStream): LevelMeter {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = windowSize;
  const source = context.createMediaStreamSource(stream);
  source.connect(analyser);
  const letSleep = wakeWith(context);

  const samples = new Float32Array(windowSize);
  const listeners = new Set<(level: Level) => void>();
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const level = levelOf(samples);
    for (const listener of listeners) listener(level);
  }, everyMs);

  return {
    isAsleep: () => context.state !== 'running',
    onLevel: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: () => {
      clearInterval(timer);
      letSleep();
      source.disconnect();
      void context.close();
    },
  };
}
