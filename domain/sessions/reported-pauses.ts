import { speechNorms } from './norms.ts';

type Pause = Readonly<{ offset: number; duration: number }>;

/** The pauses of the report: 2 s or longer, and between the first and the last word. Seconds. */
export function reportedPauses<P extends Pause>(gaps: readonly P[], talkDuration: number): readonly P[] {
  const end = toMilliseconds(talkDuration);
  return gaps.filter(({ offset, duration }) => {
    const isInside = offset > 0 && toMilliseconds(offset + duration) < end;
    return isInside && duration >= speechNorms.pauseSeconds;
  });
}

const toMilliseconds = (seconds: number) => Math.round(seconds * 1_000);
