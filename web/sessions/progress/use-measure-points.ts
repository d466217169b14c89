import { useLingui } from '@lingui/react/macro';
import type { Attribute, MeasuredSession } from '#domain/progress/contract.ts';
import type { ScorePart } from '#domain/sessions/report.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useValueWords } from '../score/use-value-words.ts';

/** What an overall score of 0..10 has to be to be good. */
const goodScore = { from: 8, to: null };
const scoreScale = { min: 0, max: 10 };

/** The points of a chart, the oldest first: measured values, or the score where that is asked for. */
export function useMeasurePoints(newestFirst: readonly MeasuredSession[], measure: Attribute) {
  const { t, i18n } = useLingui();
  const { tenths, whole, percent, day } = useFormats();
  const formatOf = (unit: ScorePart['unit']) => {
    if (unit === 'percent') return (value: number) => percent(value / 100);
    if (unit === 'ratio' || unit === 'share') return percent;
    return unit === 'words_per_minute' ? whole : tenths;
  };
  const { value: inWords, good: goodInWords } = useValueWords();
  const sessions = [...newestFirst].reverse();
  const point = (session: MeasuredSession, value: number | null, shown: string | undefined) => {
    const label = day(session.recordingDate);
    const text = shown ?? t`nicht gemessen`;
    return {
      key: session.id,
      name: session.name,
      label,
      tick: i18n.date(session.recordingDate, { day: 'numeric', month: 'short' }),
      value,
      shown: text,
      text: `${session.name}, ${label}: ${text}`,
    };
  };
  if (measure === 'session_score') {
    const points = sessions.map((session) => {
      const { sessionScore } = session;
      return point(session, sessionScore, sessionScore === null ? undefined : tenths(sessionScore));
    });
    return { points, good: goodScore, goodWords: t`gut ab ${tenths(8)}`, format: tenths, scale: scoreScale };
  }
  const partOf = ({ measures, sessionScores }: MeasuredSession) => {
    const found = measures[measure];
    return found && { ...found, name: measure, score: sessionScores[measure] ?? null };
  };
  const last = newestFirst.map(partOf).find((part) => part?.value !== null && part !== undefined);
  const points = sessions.map((session) => {
    const part = partOf(session);
    return point(session, part?.value ?? null, part && inWords(part));
  });
  return {
    points,
    good: last?.good ?? { from: null, to: null },
    goodWords: last && goodInWords(last),
    format: last ? formatOf(last.unit) : tenths,
    scale: undefined,
  };
}
