import { pauseRate, reportedPauses } from '#domain/sessions/contract/reported-pauses.ts';
import { type AudioSummary, rounded } from './measures.ts';
import type { Speech } from './pauses/detect-speech.ts';
import { mean } from './statistics.ts';

type PauseSummary = Pick<
  AudioSummary,
  'averagePauseTime' | 'totalPauseTime' | 'pauseCount' | 'pausesPerMinute' | 'speechTime'
>;

export function summarisePauses({ pauses, speechTime }: Speech, duration: number): PauseSummary {
  const lengths = reportedPauses(pauses, duration).map((pause) => pause.duration);
  const average = mean(lengths);
  return {
    averagePauseTime: average === null ? null : rounded(average, 3),
    totalPauseTime: rounded(
      lengths.reduce((sum, length) => sum + length, 0),
      3,
    ),
    pauseCount: lengths.length,
    pausesPerMinute: speechTime === 0 ? null : pauseRate(pauses, duration),
    speechTime,
  };
}
