import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import type { Facts } from '../coach.ts';
import { measuredNumbers } from '../measured/numbers.ts';
import { countWords } from './count-words.ts';
import { isInLanguage } from './language-of.ts';
import { type NamedNumber, numbersIn } from './numbers-in.ts';
import { timesIn, withoutTimes } from './times-in.ts';

const quotation = /[„“"»«]([^„“”"»«]+)[“”"»«]/g;

const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** Words: enough for three findings, and readable in two minutes. */
export const length = { least: 120, most: 250 } as const;

const markup = /^\s*(#|[-*+•–>|]\s|\d+[.)]\s)|[*_]{2}|`|\*\S|\]\(|<\/?[a-z]/im;
const languageNames = { de: 'German', en: 'English' } as const;

/**
 * The faults of a feedback, as texts for its author; an empty list means that it may be shown. Quotations of the speaker may
 * contain any numbers.
 */
export function faultsOf(feedback: string, facts: Facts): readonly string[] {
  const said = withoutQuotations(feedback, facts.transcript);
  return [...faultsOfForm(feedback), ...faultOfLanguage(said, facts), ...faultsOfNumbers(said, facts)];
}

function faultsOfForm(feedback: string): readonly string[] {
  const { least, most } = length;
  const words = countWords(feedback);
  return [
    ...(words < least || words > most ? [`it has ${words} words, not ${least} to ${most}`] : []),
    ...(markup.test(feedback) ? ['it has markup or a list; only plain paragraphs are allowed'] : []),
  ];
}

function faultOfLanguage(said: string, { features }: Facts): readonly string[] {
  const { locale } = features.session;
  return isInLanguage(said, locale) ? [] : [`it is not written in ${languageNames[locale]}`];
}

function faultsOfNumbers(said: string, facts: Facts): readonly string[] {
  const { session, duration } = facts.features;
  const named = numbersIn(withoutTimes(said), session.locale);
  const { plain, percents } = measuredNumbers(facts);
  const invented = named.filter(
    (number) => !(number.isPercent ? percents : plain).some((each) => isRounded(number, each)),
  );
  const beyond = timesIn(said).filter(({ seconds }) => !(seconds <= duration));
  return [
    ...(named.length === 0 ? ['it names no number that was measured'] : []),
    ...(invented.length > 0 ? [`these numbers were not measured: ${textsOf(invented)}`] : []),
    ...(beyond.length > 0 ? [`these times are not within the talk: ${textsOf(beyond)}`] : []),
  ];
}

/** Compares at the written precision: 4 and 4.2 both match a measured 4.18, and 4.5 does not. */
const isRounded = ({ value, step }: NamedNumber, measured: number) => Math.abs(measured - value) <= step / 2 + 1e-9;

const textsOf = (named: readonly Readonly<{ text: string }>[]) => named.map(({ text }) => text).join(', ');

/** Removes quotations of words that the speaker said; other quoted text stays. */
function withoutQuotations(text: string, transcript: Transcript | null): string {
  const spoken = ` ${plain((transcript?.words ?? []).map((word) => word.text).join(' '))} `;
  return text.replaceAll(quotation, (whole, quoted: string) => {
    const words = plain(quoted);
    return words !== '' && spoken.includes(` ${words} `) ? ' ' : whole;
  });
}
