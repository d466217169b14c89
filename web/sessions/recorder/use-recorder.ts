import { useEffect, useRef, useState } from 'react';
import type { LevelMeter } from './level-meter.ts';
import { recordingAbility } from './microphone.ts';
import { isOver, type Phase } from './recorder-phase.ts';
import { recordTake, type TakeRecorder } from './take-recorder.ts';

const tickMs = 200;

type Input = Readonly<{ stream: MediaStream | undefined; meter: LevelMeter | undefined; maxLength: number }>;

/** One recording after the other; it stops by itself at `maxLength` seconds. */
export function useRecorder({ stream, meter, maxLength }: Input) {
  const [phase, setPhase] = useState<Phase>({ kind: 'ready' });
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<TakeRecorder>(undefined);

  useEffect(() => meter?.onLevel(({ peak }) => recorder.current?.heard(peak)), [meter]);
  useEffect(() => () => recorder.current?.discard(), []);
  useTicks(phase.kind === 'recording', () => {
    const now = recorder.current?.seconds() ?? 0;
    setSeconds(now);
    if (isOver(now, maxLength)) recorder.current?.stop();
  });

  function start() {
    const format = recordingAbility();
    if (!stream || typeof format === 'string') return;
    setSeconds(0);
    recorder.current = recordTake(stream, format, (take) => {
      recorder.current = undefined;
      setPhase({ kind: 'review', take, reachedLimit: isOver(take.seconds, maxLength) });
    });
    setPhase({ kind: 'recording' });
  }

  return {
    phase,
    seconds,
    start,
    pause: () => {
      recorder.current?.pause();
      setPhase({ kind: 'paused' });
    },
    resume: () => {
      recorder.current?.resume();
      setPhase({ kind: 'recording' });
    },
    stop: () => recorder.current?.stop(),
    /** Back to the beginning; what was recorded is gone. */
    reset: () => {
      recorder.current?.discard();
      recorder.current = undefined;
      setSeconds(0);
      setPhase({ kind: 'ready' });
    },
  };
}

function useTicks(running: boolean, tick: () => void): void {
  const latest = useRef(tick);
  useEffect(() => {
    latest.current = tick;
  });
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => latest.current(), tickMs);
    return () => clearInterval(timer);
  }, [running]);
}

export type Recorder = ReturnType<typeof useRecorder>;
