import { useEffect, useRef, useState } from 'react';
import { judgeLevels, type Level, type LevelJudgement } from './level.ts';
import type { LevelMeter } from './level-meter.ts';
import { useTicks } from './use-ticks.ts';

const seconds = 3;

type Input = Readonly<{ stream: MediaStream; meter: LevelMeter; good: Readonly<{ from: number; to: number }> }>;
type State = 'idle' | 'listening' | 'playing' | 'done';

/** Records three seconds and plays them. Nothing is stored. */
export function useSoundCheck({ stream, meter, good }: Input) {
  const [state, setState] = useState<State>('idle');
  const [left, setLeft] = useState(seconds);
  const [judgement, setJudgement] = useState<LevelJudgement>();
  const levels = useRef<Level[]>([]);
  const recorder = useRef<MediaRecorder>(undefined);
  const heard = useRef<HTMLAudioElement>(undefined);

  useEffect(() => meter.onLevel((level) => void levels.current.push(level)), [meter]);
  useEffect(() => () => leave(recorder.current, heard.current), []);
  useTicks(state === 'listening' ? 1_000 : undefined, () => {
    if (left > 1) setLeft(left - 1);
    else recorder.current?.stop();
  });

  function play() {
    setState('playing');
    void heard.current?.play().catch(() => setState('done'));
  }

  function start() {
    levels.current = [];
    setLeft(seconds);
    setState('listening');
    const chunks: Blob[] = [];
    const made = new MediaRecorder(new MediaStream(stream.getAudioTracks()));
    recorder.current = made;
    made.ondataavailable = ({ data }) => void chunks.push(data);
    made.onstop = () => {
      forget(heard.current);
      const sound = new Audio(URL.createObjectURL(new Blob(chunks, { type: made.mimeType })));
      sound.onended = () => setState('done');
      sound.onerror = () => setState('done');
      heard.current = sound;
      setJudgement(meter.isAsleep() ? 'asleep' : judgeLevels(levels.current, good));
      play();
    };
    made.start();
  }

  return { state, left, judgement, start, play };
}

function leave(recorder: MediaRecorder | undefined, heard: HTMLAudioElement | undefined): void {
  if (recorder) {
    recorder.onstop = null;
    if (recorder.state !== 'inactive') recorder.stop();
  }
  forget(heard);
}

function forget(heard: HTMLAudioElement | undefined): void {
  if (!heard) return;
  heard.onended = null;
  heard.onerror = null;
  heard.pause();
  URL.revokeObjectURL(heard.src);
}
