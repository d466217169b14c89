import { type Level, levelOf } from './level.ts';

const everyMs = 50;
const windowSize = 2048;

export type LevelMeter = Readonly<{ onLevel: (listener: (level: Level) => void) => () => void; stop: () => void }>;

/** Listens to a microphone and tells its level twenty times a second. */
export function createLevelMeter(stream: MediaStream): LevelMeter {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = windowSize;
  const source = context.createMediaStreamSource(stream);
  source.connect(analyser);
  // Browsers let a context sleep until the person did something on the page.
  void context.resume();

  const samples = new Float32Array(windowSize);
  const listeners = new Set<(level: Level) => void>();
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const level = levelOf(samples);
    for (const listener of listeners) listener(level);
  }, everyMs);

  return {
    onLevel: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: () => {
      clearInterval(timer);
      source.disconnect();
      void context.close();
    },
  };
}
