import type { PartName, ScorePart } from '#domain/sessions/contract/report.ts';
import { pauseShare, spokenSpan } from '#domain/sessions/contract/reported-pauses.ts';
import { sentimentBalance } from '#domain/sessions/contract/sentiment-balance.ts';
import type { Sentence } from '#domain/sessions/contract/text-report.ts';
import { withinSpeakersRange } from '../../audio/pitch/speakers-range.ts';
import { pitchDynamism } from '../../audio/pitch-dynamism.ts';
import { mean } from '../../audio/statistics.ts';
import type { JudgedSession } from '../judged-session.ts';
import { phrasesOf } from '../sound/volume-control.ts';

/** Seconds of a window. */
const length = 10;

/** The contribution of one window to a measure: the talk's value is the sum of `of` divided by the sum of `per`. */
export type Share = Readonly<{ of: number; per: number }>;
type Placed = Share & Readonly<{ /** Seconds. */ at: number }>;

/** The shares of each measure by ten-second window, from the first to the last spoken sound; a shorter rest is left out. */
export function sharesOf(
  session: JudgedSession,
  aspect: ScorePart['aspect'],
): Readonly<Partial<Record<PartName, readonly Share[]>>> {
  const { results, duration } = session;
  const span = spokenSpan(results.pauses, duration);
  const count = Math.floor((span.to - span.from) / length);
  const inTens = (items: readonly Placed[]): readonly Share[] => {
    const sums = Array.from({ length: count }, () => ({ of: 0, per: 0 }));
    for (const { at, of, per } of items) {
      const sum = sums[Math.floor((at - span.from) / length)];
      if (sum) Object.assign(sum, { of: sum.of + of, per: sum.per + per });
    }
    return sums;
  };
  const seconds = Array.from({ length: count * length }, (_, i) => span.from + i + 0.5);
  const minutes = seconds.map((at) => ({ at, of: 0, per: 1 / 60 }));
  const isSilent = silenceIn(results.pauses);
  const speech = minutes.filter(({ at }) => !isSilent(at));
  const windows = pitchDynamism(withinSpeakersRange(results.pitch), span).values.slice(0, count);
  return {
    pitch: windows.map((value) => ({ of: value ?? 0, per: value === null ? 0 : 1 })),
    volume: inTens(volumeShares(results, aspect)),
    pauses: inTens([...results.pauses.map((gap) => ({ at: middleOf(gap), of: pauseShare(gap), per: 0 })), ...minutes]),
    ...ofWords(session, { inTens, speech }),
  };
}

type Tools = Readonly<{ inTens: (items: readonly Placed[]) => readonly Share[]; speech: readonly Placed[] }>;

function ofWords({ results, dismissed, heard, ...session }: JudgedSession, { inTens, speech }: Tools) {
  const text = session.misfit ? null : session.textResults;
  const remaining = <Item extends Readonly<{ id: string }>>(items: readonly Item[] = []) =>
    items.filter(({ id }) => !dismissed.has(id));
  const again = remaining(text?.repetitions).flatMap(({ occurrences }) => occurrences.slice(1));
  return {
    // Speech is in minutes: for syllables per second, `per` becomes seconds.
    speech_speed: text
      ? inTens([...counted(text.words.map(({ offset }) => offset)), ...speech])
      : inTens([...counted(results.syllableNuclei ?? []), ...speech.map((each) => ({ ...each, per: 60 * each.per }))]),
    filler_words: inTens([
      ...counted(remaining(text?.fillers).map(({ offset }) => offset)),
      ...counted((heard ? (results.hesitations ?? []) : []).map(({ offset }) => offset)),
      ...speech,
    ]),
    repetition: inTens([...counted(again.map(({ offset }) => offset)), ...speech]),
    speech_clarity: inTens(
      (text?.words ?? []).flatMap(({ offset: at, confidence }) =>
        confidence === null ? [] : [{ at, of: confidence, per: 1 }],
      ),
    ),
    sentiment: inTens((text?.sentences ?? []).map(balanceOf)),
  };
}

const counted = (times: readonly number[]): readonly Placed[] => times.map((at) => ({ at, of: 1, per: 0 }));

function balanceOf(sentence: Sentence): Placed {
  const per = sentence.text.split(' ').length;
  return { at: middleOf(sentence), of: per * (sentimentBalance(sentence) ?? 0), per };
}

/** One share per phrase. For `even`: squared deviations from the mean level, whose mean is the variance. */
function volumeShares(results: JudgedSession['results'], aspect: ScorePart['aspect']): readonly Placed[] {
  const phrases = phrasesOf(results);
  const level = mean(phrases.flatMap(({ course }) => course)) ?? 0;
  return phrases.map(({ from, to, fall, spread, course }) => {
    const at = (from + to) / 2;
    if (aspect === 'even') {
      return { at, of: course.reduce((sum, each) => sum + (each - level) ** 2, 0), per: course.length };
    }
    return { at, of: (to - from) * (aspect === 'ends' ? fall : spread), per: to - from };
  });
}

const middleOf = ({ offset, duration }: Readonly<{ offset: number; duration: number }>) => offset + duration / 2;

function silenceIn(gaps: JudgedSession['results']['pauses']) {
  const long = gaps.filter((gap) => pauseShare(gap) === 1);
  return (at: number) => long.some(({ offset, duration }) => at >= offset && at < offset + duration);
}
