import type { Locale } from '#domain/kernel/contract.ts';
import { speechNorms } from '#domain/sessions/contract/norms.ts';
import type { AnalysisResults, TextMisfit } from '#domain/sessions/contract/report.ts';
import { spokenSpan } from '#domain/sessions/contract/reported-pauses.ts';
import type { TextResults } from '#domain/sessions/contract/text-report.ts';
import { isInLanguage } from '../../coach/check/language-of.ts';
import { countSyllables } from '../../transcription/timing/syllables.ts';

/** Minimum number of words for a check; with fewer, one or two names would decide about the language. */
const leastWords = 20;
/** Minimum number of heard syllables; with fewer, one missed syllable would decide. */
const leastSyllables = 40;
/** Minimum seconds of a gap in which no word can be said. Shorter gaps may be inside a word. */
const longGap = 1;
/** Maximum share of words whose times are in silence; with more, the words were not said in this recording. */
const mostInSilence = 0.3;

type TextFit = Readonly<{
  words: Pick<TextResults, 'words' | 'text'>;
  sound: Pick<AnalysisResults, 'pauses' | 'syllableNuclei'>;
  duration: number;
  locale: Locale;
}>;

/** Why the words cannot belong to this sound; undefined if they may. Without measured syllables there are fewer checks. */
export function textMisfit(said: TextFit): TextMisfit | undefined {
  return wrongLength(said) ?? wrongLanguage(said) ?? wrongTimes(said) ?? foundNowhere(said);
}

function wrongLength({ words, sound, locale }: TextFit): TextMisfit | undefined {
  const heard = sound.syllableNuclei?.length ?? 0;
  if (heard < leastSyllables) return undefined;
  const written = words.words.reduce((sum, { text }) => sum + countSyllables(text, locale), 0);
  const ratio = written / heard;
  const { from, to } = speechNorms.textFit;
  return ratio < from || ratio > to ? { code: 'length', ratio: hundredths(ratio) } : undefined;
}

function wrongLanguage({ words, locale }: TextFit): TextMisfit | undefined {
  const other = locale === 'de' ? 'en' : 'de';
  return words.words.length >= leastWords && isInLanguage(words.text, other) ? { code: 'language' } : undefined;
}

function wrongTimes({ words, sound, duration }: TextFit): TextMisfit | undefined {
  const { from, to } = spokenSpan(sound.pauses, duration);
  const gaps = sound.pauses.filter((gap) => gap.duration >= longGap);
  const inSilence = words.words.filter((word) => {
    const middle = word.offset + word.duration / 2;
    if (middle < from || middle > to) return true;
    return gaps.some((gap) => middle > gap.offset && middle < gap.offset + gap.duration);
  });
  const ratio = inSilence.length / Math.max(1, words.words.length);
  return ratio > mostInSilence ? { code: 'times', ratio: hundredths(ratio) } : undefined;
}

/** The alignment with the sound found no word, because too few syllables were sure: see `certainty`. */
function foundNowhere({ words: { words } }: TextFit): TextMisfit | undefined {
  return words.length >= leastWords && words.every(({ timeUnsure }) => timeUnsure) ? { code: 'unfound' } : undefined;
}

const hundredths = (value: number) => Math.round(100 * value) / 100;
