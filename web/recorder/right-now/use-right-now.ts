import { useEffect, useRef, useState } from 'react';
import { useTicks } from '../use-ticks.ts';
import { framesOf, type RightNow, speechCounter } from './speech-counter.ts';

const listenMs = 50;
/** Figures that change more often would distract. */
const tellMs = 1_000;
/** Samples: 170 ms at 48 kHz, so that a late timer misses nothing. */
const windowSize = 8192;
/** Lower frequencies are the room's rumble, not speech. Hz. */
const rumble = 120;

/** Measures the speech during a recording, once a second. */
export function useRightNow(stream: MediaStream, running: boolean): RightNow | undefined {
  const [now, setNow] = useState<RightNow>();
  const counter = useRef(speechCounter());
  useEffect(() => {
    if (!running) return;
    return listen(stream, (powers) => counter.current.hear(powers));
  }, [stream, running]);
  useTicks(running ? tellMs : undefined, () => setNow(counter.current.now()));
  return now;
}

/** Reports the power of each frame. Returns how to stop. */
function listen(stream: MediaStream, onPowers: (powers: readonly number[]) => void): () => void {
  const context = new AudioContext();
  const source = context.createMediaStreamSource(stream);
  const filter = new BiquadFilterNode(context, { type: 'highpass', frequency: rumble });
  const analyser = new AnalyserNode(context, { fftSize: windowSize });
  source.connect(filter).connect(analyser);
  void context.resume();
  const samples = new Float32Array(windowSize);
  let last = context.currentTime;
  const timer = setInterval(() => {
    const fresh = Math.min(windowSize, Math.round((context.currentTime - last) * context.sampleRate));
    last = context.currentTime;
    analyser.getFloatTimeDomainData(samples);
    onPowers(framesOf(samples.subarray(windowSize - fresh), context.sampleRate));
  }, listenMs);
  return () => {
    clearInterval(timer);
    source.disconnect();
    void context.close();
  };
}
