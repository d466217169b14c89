import type { KeptTake } from './take-recorder.ts';

/** Phase of a recording: not begun, about to begin, running, paused, or finished and waiting to be sent. */
export type Phase =
  | Readonly<{ kind: 'ready' }>
  | Readonly<{ kind: 'countdown'; left: number }>
  | Readonly<{ kind: 'recording' | 'paused' }>
  | Readonly<{ kind: 'review'; kept: KeptTake; reachedLimit: boolean }>;

/** Whether leaving now would lose speech. */
export const holdsSpeech = ({ kind }: Phase): boolean => kind !== 'ready' && kind !== 'countdown';

/** Whether a recording ends by itself now. */
export const isOver = (seconds: number, maxLength: number): boolean => seconds >= maxLength;

export type TimeWords = 'on_time' | 'beyond_expected' | 'ending';

const lastSeconds = 60;

/** Compares the time so far with the expected and the longest length. Seconds. */
export function judgeTime(seconds: number, { expectedLength, maxLength }: Limits): TimeWords {
  if (maxLength - seconds <= lastSeconds) return 'ending';
  return seconds > expectedLength ? 'beyond_expected' : 'on_time';
}

export type Light = 'green' | 'yellow' | 'red';

/** Share of the expected length after which the speaker should come to the end. */
const closing = 0.8;

/** The traffic light on a speaker's desk. Green: there is time; yellow: come to the end; red: the time is over. */
export function lightOf(seconds: number, { expectedLength }: Pick<Limits, 'expectedLength'>): Light {
  if (seconds >= expectedLength) return 'red';
  return seconds >= closing * expectedLength ? 'yellow' : 'green';
}

/** In seconds. */
export type Limits = Readonly<{ expectedLength: number; maxLength: number }>;

export type Deed = 'start' | 'pause' | 'resume' | 'cancel';

/** What the space bar does. */
export function deedOfSpace({ kind }: Phase): Deed | undefined {
  const deeds: Readonly<Partial<Record<Phase['kind'], Deed>>> = {
    ready: 'start',
    countdown: 'cancel',
    recording: 'pause',
    paused: 'resume',
  };
  return deeds[kind];
}
