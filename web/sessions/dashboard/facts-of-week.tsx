import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MetaAnalysis, sessionProgress } from '#domain/progress/contract/calls.ts';
import type { PartName, ScoreTotal } from '#domain/sessions/contract/report.ts';
import { query } from '../../lib/api.ts';
import { factsOf } from './facts-of.ts';

/** The number of this week's talks and one change, in a sentence. The change is the one that progress names. */
export function FactsOfWeek() {
  const { i18n } = useLingui();
  const progress = useQuery(query(sessionProgress, { limit: 20 }));
  if (!progress.data || progress.data.count === 0) return null;
  const { thisWeek, change } = factsOf(progress.data, new Date());
  return (
    <p className="-mt-4 text-ink-soft">
      {thisWeek === 0 ? (
        <Trans>Diese Woche noch kein Vortrag.</Trans>
      ) : (
        <Plural value={thisWeek} one="Ein Vortrag diese Woche." other="# Vorträge diese Woche." />
      )}
      {change && <> {i18n._(wordsOf(change.attributeType, progress.data.scoreTotal)[change.verdict])}</>}
    </p>
  );
}

type Words = Readonly<Record<'better' | 'worse', MessageDescriptor>>;

/** The total has the same name as in the chart below. */
const totals: Readonly<Record<ScoreTotal, Words>> = {
  whole: { better: msg`Ihr Rhetorik-Wert ist gestiegen.`, worse: msg`Ihr Rhetorik-Wert ist gesunken.` },
  sound: { better: msg`Ihr Klangwert ist gestiegen.`, worse: msg`Ihr Klangwert ist gesunken.` },
};
const wordsOf = (attribute: MetaAnalysis['attributeType'], total: ScoreTotal | null): Words =>
  attribute === 'session_score' ? totals[total ?? 'whole'] : partWords[attribute];
const part = (better: MessageDescriptor, worse: MessageDescriptor): Words => ({ better, worse });

const partWords: Readonly<Record<PartName, Words>> = {
  pitch: part(msg`Ihre Stimme ist lebendiger geworden.`, msg`Ihre Stimme ist gleichförmiger geworden.`),
  volume: part(msg`Ihre Lautstärke ist besser geworden.`, msg`Ihre Lautstärke ist schlechter geworden.`),
  pauses: part(msg`Ihre Pausen sind besser geworden.`, msg`Ihre Pausen sind schlechter geworden.`),
  speech_speed: part(msg`Ihr Tempo ist besser geworden.`, msg`Ihr Tempo ist schlechter geworden.`),
  filler_words: part(msg`Ihre Füllwörter sind weniger geworden.`, msg`Ihre Füllwörter sind mehr geworden.`),
  repetition: part(msg`Sie wiederholen sich seltener.`, msg`Sie wiederholen sich öfter.`),
  speech_clarity: part(msg`Sie sprechen deutlicher.`, msg`Sie sprechen undeutlicher.`),
  sentiment: part(
    msg`Die Stimmung Ihrer Worte ist besser geworden.`,
    msg`Die Stimmung Ihrer Worte ist schlechter geworden.`,
  ),
  movement: part(msg`Ihre Bewegung ist besser geworden.`, msg`Ihre Bewegung ist schlechter geworden.`),
};
