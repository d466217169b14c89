import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { Series } from '#domain/sessions/contract/samples.ts';
import { query } from '../lib/api.ts';
import { useSessionSource } from '../player/for-others.ts';
import type { Pace } from './lanes/pace-lane.tsx';

/** The pace along the talk: from its words, or else from the syllables of the sound; undefined if neither is known. */
export function usePace({ id, audioAnalysis, textAnalysis, textMisfit, scoreParts }: SessionDetail): Pace | undefined {
  // The score uses the words under the same condition.
  const isSpoken = textMisfit === null && hasValues(textAnalysis?.pace);
  // The series are long, so they are fetched only for a talk without usable words.
  const { series } = useSessionSource();
  const { data } = useQuery({
    ...query(series, { id }),
    enabled: audioAnalysis !== null && !isSpoken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const syllables = data?.syllableRate;
  // Uses the figure of the score, because a different one beside it would look like a mistake.
  const judged = scoreParts.find(({ name, unit }) => name === 'speech_speed' && unit === 'syllables_per_second');
  const average = judged?.value ?? audioAnalysis?.articulationRate ?? null;
  return useMemo(() => {
    if (textAnalysis && isSpoken) {
      return { series: textAnalysis.pace, unit: 'words_per_minute', average: textAnalysis.wordsPerMinute };
    }
    if (!syllables || !hasValues(syllables)) return undefined;
    return { series: syllables, unit: 'syllables_per_second', average };
  }, [textAnalysis, isSpoken, syllables, average]);
}

const hasValues = (series: Series | undefined) => series?.values.some((value) => value !== null) ?? false;
