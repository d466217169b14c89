import { useLingui } from '@lingui/react/macro';
import type { Attribute, MeasuredSession } from '#domain/progress/contract/calls.ts';
import { figureText } from '#domain/sessions/contract/measure-text.ts';
import { goodScore } from '#domain/sessions/contract/measures.ts';
import { useFormats } from '../lib/use-formats.ts';
import { useValueWords } from '../report/for-others.ts';
import type { ShownProgress } from './shown-progress.ts';

const scoreScale = { min: 0, max: 10 };

/**
 * The points of a chart, oldest first: measured values, or scores if `measure` is the total or the units differ. `unit`
 * is null if no unit of a goal fits the chart.
 */
export function useMeasurePoints(
  { sessions: newestFirst, scoreTotal }: Pick<ShownProgress, 'sessions' | 'scoreTotal'>,
  measure: Attribute,
) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { tenths, day } = formats;
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
    // Totals of the sound alone and whole totals never share a line.
    const points = sessions
      .filter((session) => session.scoreTotal === scoreTotal)
      .map((session) => {
        const { sessionScore } = session;
        return point(session, sessionScore, sessionScore === null ? undefined : tenths(sessionScore));
      });
    const good = { from: goodScore, to: null };
    // Goals set limits on whole totals only.
    const unit = scoreTotal === 'whole' ? 'score' : null;
    return { points, good, goodWords: t`gut ab ${tenths(goodScore)}`, format: tenths, scale: scoreScale, unit };
  }
  const partOf = ({ measures, sessionScores }: MeasuredSession) => {
    const found = measures[measure];
    return found && { ...found, name: measure, score: sessionScores[measure] ?? null };
  };
  const parts = newestFirst.flatMap((session) => partOf(session) ?? []).filter(({ value }) => value !== null);
  const [last] = parts;
  // Words and syllables, or decibels of two aspects, share no scale: scores are drawn instead.
  if (new Set(parts.map(({ unit, aspect }) => `${unit} ${aspect}`)).size > 1) {
    const points = sessions.map((session) => {
      const part = partOf(session);
      const score = part?.score ?? null;
      const scored = score === null ? undefined : t`${tenths(score)} von 10`;
      return point(session, score, [scored, part && inWords(part)].filter(Boolean).join(', ') || undefined);
    });
    const goodWords = t`gezeigt in Punkten, weil verschieden gemessen wurde`;
    return { points, good: anything, goodWords, format: tenths, scale: scoreScale, unit: null };
  }
  const points = sessions.map((session) => {
    const part = partOf(session);
    return point(session, part?.value ?? null, part && inWords(part));
  });
  const isOneRange = new Set(parts.map(({ good }) => `${good.from} ${good.to}`)).size === 1;
  return {
    points,
    good: isOneRange ? (last?.good ?? anything) : anything,
    goodWords: isOneRange ? last && goodInWords(last) : last && t`der gute Bereich hängt von Art und Sprache ab`,
    format: last ? (value: number) => figureText(last.unit, value, formats) : tenths,
    scale: undefined,
    unit: last?.unit ?? null,
  };
}

const anything = { from: null, to: null };
