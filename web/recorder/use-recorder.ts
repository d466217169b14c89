import { useEffect, useRef, useState } from 'react';
import type { Movement } from '#domain/sessions/contract/movement/samples.ts';
import { useCurrentUser } from '../lib/current-user.tsx';
import type { DeckOfTake } from './deck/slide-log.ts';
import type { LevelMeter } from './level-meter.ts';
import { recordingAbility } from './microphone.ts';
import { isOver, type Phase } from './recorder-phase.ts';
import { type KeptTake, recordTake, type TakeRecorder } from './take-recorder.ts';
import type { Microphone } from './take-store.ts';
import { useTicks } from './use-ticks.ts';

const tickMs = 200;
/** Seconds from the click to the first word. */
const countdown = 3;

type Input = Readonly<{
  stream: MediaStream | undefined;
  meter: LevelMeter | undefined;
  device: Microphone;
  maxLength: number;
  deck: DeckOfTake | undefined;
}>;

/** One recording after the other; it stops by itself at `maxLength` seconds. */
export function useRecorder({ stream, meter, device, maxLength, deck }: Input) {
  const { id: ownerId } = useCurrentUser();
  const [phase, setPhase] = useState<Phase>({ kind: 'ready' });
  const [seconds, setSeconds] = useState(0);
  const [chapters, setChapters] = useState(0);
  const recorder = useRef<TakeRecorder>(undefined);

  useEffect(() => meter?.onLevel(({ peak }) => recorder.current?.heard(peak)), [meter]);
  useEffect(() => () => recorder.current?.leave(), []);
  useEffect(() => {
    if (deck) recorder.current?.show(deck.slideIndex);
  }, [deck?.slideIndex, deck]);
  useTicks(phase.kind === 'recording' ? tickMs : undefined, () => {
    const now = recorder.current?.seconds() ?? 0;
    setSeconds(now);
    if (isOver(now, maxLength)) recorder.current?.stop();
  });
  useTicks(phase.kind === 'countdown' ? 1_000 : undefined, () => {
    if (phase.kind !== 'countdown') return;
    if (phase.left > 1) setPhase({ kind: 'countdown', left: phase.left - 1 });
    else begin();
  });

  function begin() {
    const type = stream && stream.getVideoTracks().length > 0 ? 'video' : 'audio';
    const format = recordingAbility(type);
    if (!stream || typeof format === 'string') {
      setPhase({ kind: 'ready' });
      return;
    }
    recorder.current = recordTake({ stream, format, type, ownerId, device, deck }, (kept) => {
      recorder.current = undefined;
      setPhase({ kind: 'review', kept, reachedLimit: isOver(kept.take.seconds, maxLength) });
    });
    setPhase({ kind: 'recording' });
  }

  return {
    phase,
    seconds,
    /** On the slide that is shown. */
    slideSeconds: recorder.current?.slideSeconds() ?? 0,
    /** How many were begun by a key. */
    chapters,
    mix: () => recorder.current?.mix(),
    moved: (now: Movement) => recorder.current?.moved(now),
    mark: () => setChapters(recorder.current?.mark() ?? 0),
    /** Where it is kept, while there is something to keep. */
    keeping: phase.kind === 'recording' || phase.kind === 'paused' ? recorder.current?.keeping : undefined,
    start: () => {
      setSeconds(0);
      setChapters(0);
      setPhase({ kind: 'countdown', left: countdown });
    },
    /** Ends the countdown. */
    cancel: () => setPhase({ kind: 'ready' }),
    pause: () => {
      recorder.current?.pause();
      setPhase({ kind: 'paused' });
    },
    resume: () => {
      recorder.current?.resume();
      setPhase({ kind: 'recording' });
    },
    stop: () => recorder.current?.stop(),
    /** Back to the beginning; what was recorded is gone. Rejects where the server could not be told. */
    reset: async () => {
      const running = recorder.current;
      recorder.current = undefined;
      setSeconds(0);
      setPhase({ kind: 'ready' });
      await running?.discard();
    },
    /** One that was left earlier. */
    open: (kept: KeptTake) => setPhase({ kind: 'review', kept, reachedLimit: false }),
  };
}

export type Recorder = ReturnType<typeof useRecorder>;
