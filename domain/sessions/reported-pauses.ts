import { speechNorms } from './norms.ts';

type Pause = Readonly<{ offset: number; duration: number }>;

/** The pauses of the report: 2 s or longer, and between the first and the last word. Seconds. */
export function reportedPauses<P extends Pause>(gaps: readonly P[], talkDuration: number): readonly P[] {
  return gaps.filter((gap) => gap.duration >= speechNorms.pauseSeconds && isWithinTalk(gap, talkDuration));
}

/** Somebody has spoken before it, and speaks after it. */
export function isWithinTalk({ offset, duration }: Pause, talkDuration: number): boolean {
  return offset > 0 && toMilliseconds(offset + duration) < toMilliseconds(talkDuration);
}

const toMilliseconds = (seconds: number) => Math.round(seconds * 1_000);
