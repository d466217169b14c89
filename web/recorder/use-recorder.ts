import { msg } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { Movement } from '#domain/sessions/contract/movement/samples.ts';
import { useCurrentUser } from '../lib/current-user.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import type { DeckOfTake } from './deck/slide-log.ts';
import type { LevelMeter } from './level-meter.ts';
import { recordingAbility } from './microphone.ts';
import { isOver, type Phase } from './recorder-phase.ts';
import { type KeptTake, type MovementOrigin, type OpenTake, recordTake, type TakeRecorder } from './take-recorder.ts';
import type { Microphone } from './take-store.ts';
import { useTicks } from './use-ticks.ts';

const tickMs = 200;
/** Length of the countdown. Seconds. */
const countdown = 3;

type Input = Readonly<{
  stream: MediaStream | undefined;
  meter: LevelMeter | undefined;
  device: Microphone;
  maxLength: number;
  deck: DeckOfTake | undefined;
}>;

/** Makes one recording after the other. Each stops by itself at `maxLength` seconds. */
export function useRecorder({ stream, meter, device, maxLength, deck }: Input) {
  const { id: ownerId } = useCurrentUser();
  const [phase, setPhase] = useState<Phase>({ kind: 'ready' });
  const [seconds, setSeconds] = useState(0);
  const [chapters, setChapters] = useState(0);
  const recorder = useRef<TakeRecorder>(undefined);
  /** An earlier take that the next recording continues. */
  const waiting = useRef<OpenTake>(undefined);

  useEffect(() => meter?.onLevel(({ peak }) => recorder.current?.heard(peak)), [meter]);
  useEffect(
    () => () => {
      recorder.current?.leave();
      void waiting.current?.keeper.leave();
    },
    [],
  );
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
    const earlier = waiting.current;
    if (!stream || typeof format === 'string') {
      setPhase({ kind: earlier ? 'paused' : 'ready' });
      return;
    }
    if (earlier && earlier.take.type !== type) {
      showSnackbar(
        type === 'audio'
          ? msg`Diese Aufnahme geht nur mit Bild weiter.`
          : msg`Diese Aufnahme geht nur ohne Bild weiter.`,
      );
      return;
    }
    waiting.current = undefined;
    recorder.current = recordTake({ stream, format, type, ownerId, device, deck, earlier }, ended);
    setPhase({ kind: 'recording' });
  }

  function ended(kept: KeptTake) {
    recorder.current = undefined;
    setPhase({ kind: 'review', kept, reachedLimit: isOver(kept.take.seconds, maxLength) });
  }

  return {
    phase,
    seconds,
    /** Seconds on the shown slide. */
    slideSeconds: recorder.current?.slideSeconds() ?? 0,
    /** Number of chapters. */
    chapters,
    mix: () => recorder.current?.mix(),
    moved: (now: Movement, origin?: MovementOrigin) => recorder.current?.moved(now, origin),
    mark: () => setChapters(recorder.current?.mark() ?? 0),
    /** How much of the take each place has stored; undefined unless the take is recording or paused. */
    keeping:
      phase.kind === 'recording' || phase.kind === 'paused'
        ? (recorder.current?.keeping ?? waiting.current?.keeper.keeping)
        : undefined,
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
      if (waiting.current) return begin();
      recorder.current?.resume();
      setPhase({ kind: 'recording' });
    },
    stop: () => {
      const earlier = waiting.current;
      waiting.current = undefined;
      if (earlier) ended(earlier);
      else recorder.current?.stop();
    },
    /** Goes back to the beginning without discarding the finished take. */
    release: () => {
      setSeconds(0);
      setPhase({ kind: 'ready' });
    },
    /** Discards the recording and goes back to the beginning. Rejects if the server is out of reach. */
    reset: async () => {
      const running = recorder.current ?? waiting.current?.keeper;
      recorder.current = undefined;
      waiting.current = undefined;
      setSeconds(0);
      setPhase({ kind: 'ready' });
      await running?.discard();
    },
    /** Reviews an unfinished take. */
    open: (kept: KeptTake) => setPhase({ kind: 'review', kept, reachedLimit: false }),
    /** Prepares to continue an unfinished take; it stays paused until the person resumes. */
    goOn: (earlier: OpenTake) => {
      waiting.current = earlier;
      setSeconds(earlier.take.seconds);
      setChapters(earlier.take.chapters.length);
      setPhase({ kind: 'paused' });
    },
  };
}

export type Recorder = ReturnType<typeof useRecorder>;
