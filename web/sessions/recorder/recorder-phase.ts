import type { Take } from './take-recorder.ts';

/** Where a recording is: nothing yet, running, resting, or finished and waiting to be sent. */
export type Phase =
  | Readonly<{ kind: 'ready' }>
  | Readonly<{ kind: 'recording' | 'paused' }>
  | Readonly<{ kind: 'review'; take: Take; reachedLimit: boolean }>;

/** Leaving now would lose something that was spoken. */
export const holdsSpeech = ({ kind }: Phase): boolean => kind !== 'ready';

/** The moment at which a recording ends by itself. */
export const isOver = (seconds: number, maxLength: number): boolean => seconds >= maxLength;

export type TimeWords = 'on_time' | 'beyond_expected' | 'ending';

const lastSeconds = 60;

/** How the time so far stands to what is expected and to what is possible; all in seconds. */
export function judgeTime(seconds: number, { expectedLength, maxLength }: Limits): TimeWords {
  if (maxLength - seconds <= lastSeconds) return 'ending';
  return seconds > expectedLength ? 'beyond_expected' : 'on_time';
}

type Limits = Readonly<{ expectedLength: number; maxLength: number }>;
