import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SessionDetail } from '#domain/sessions/report.ts';
import type { Series } from '#domain/sessions/shown/samples.ts';
import { query } from '../../lib/api.ts';
import type { Pace } from '../lanes/pace-lane.tsx';
import { useTalkSource } from './talk-source.ts';

/** How fast the talk was spoken, along it: by its words, else by the syllables of the sound; undefined where neither is known. */
export function usePace({ id, audioAnalysis, textAnalysis }: SessionDetail): Pace | undefined {
  const isSpoken = hasValues(textAnalysis?.pace);
  // The series are long: they are fetched only for a talk that has no words.
  const { series } = useTalkSource();
  const { data } = useQuery({
    ...query(series, { id }),
    enabled: audioAnalysis !== null && !isSpoken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const syllables = data?.syllableRate;
  return useMemo(() => {
    if (textAnalysis && isSpoken) {
      return { series: textAnalysis.pace, unit: 'words_per_minute', average: textAnalysis.wordsPerMinute };
    }
    if (!syllables || !hasValues(syllables)) return undefined;
    return { series: syllables, unit: 'syllables_per_second', average: audioAnalysis?.articulationRate ?? null };
  }, [textAnalysis, isSpoken, syllables, audioAnalysis]);
}

const hasValues = (series: Series | undefined) => series?.values.some((value) => value !== null) ?? false;
