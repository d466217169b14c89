import { calibratedVolume } from '#domain/sessions/contract/calibrated-volume.ts';
import type { AnalysisResults } from '#domain/sessions/contract/report.ts';

type Summary = Readonly<{
  averageVolume: number | null;
  timedAverages: readonly Readonly<{ volume: number | null }>[];
  warnings?: readonly string[];
}>;

/** The measures with a calibrated volume. Stored measures do not change. */
export function calibratedSummary<Of extends Summary>(summary: Of, gain: number | null): Of {
  if (gain === null || !summary.averageVolume) return summary;
  const volumeOf = (volume: number | null) => (volume === null ? null : calibratedVolume(volume, gain));
  return {
    ...summary,
    averageVolume: volumeOf(summary.averageVolume),
    timedAverages: summary.timedAverages.map((average) => ({ ...average, volume: volumeOf(average.volume) })),
    ...(summary.warnings && { warnings: summary.warnings.filter((warning) => warning !== 'too_quiet') }),
  };
}

export function calibratedResults<Of extends Pick<AnalysisResults, 'volume'>>(results: Of, gain: number | null): Of {
  if (gain === null) return results;
  const values = results.volume.values.map((volume) => (volume === null ? null : calibratedVolume(volume, gain)));
  return { ...results, volume: { ...results.volume, values } };
}
