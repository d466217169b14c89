import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type AdviceWords, adviceWords } from '#domain/sessions/contract/advice-words.ts';
import type { DrillKind } from '#domain/sessions/contract/drills.ts';
import { exerciseLabel, exerciseWords } from '#domain/sessions/contract/exercise-words.ts';
import { partNames } from '#domain/sessions/contract/measure-words.ts';
import { speechNorms } from '#domain/sessions/contract/norms.ts';
import type { Advice, PartName, ScorePart } from '#domain/sessions/contract/report.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { MomentButton, type Player, useSessionSource } from '../../player/for-others.ts';
import { mostFrequent } from './most-frequent.ts';
import { useValueWords } from './use-value-words.ts';

type AdviceItemProps = Readonly<{
  advice: Advice;
  player: Player;
  parts: readonly ScorePart[];
  text: TextAnalysis | null;
}>;

/**
 * One piece of advice: the measured value and the good range, the effect on listeners, the moments to hear, and one exercise.
 */
export function AdviceItem({ advice, player, parts, text }: AdviceItemProps) {
  const locale = useLocale();
  const { tenths } = useFormats();
  const { isOwn } = useSessionSource();
  // A newer server may send codes that this page does not know.
  const words: AdviceWords | undefined = adviceWords[advice.code];
  const exercise: Bilingual | undefined = exerciseWords[advice.exercise];
  const examples = useMostFrequent(advice.part, text);
  return (
    <li className="mt-4 grid gap-2 border-t border-line pt-4 text-sm first:mt-3 first:border-t-0 first:pt-0">
      <div className="flex justify-between gap-2">
        <h3>{words?.title[locale] ?? partNames[advice.part][locale]}</h3>
        <span className="font-[650] text-off tabular-nums">
          −{tenths(advice.cost)}
          <span className="sr-only">
            {' '}
            <Trans>Punkte</Trans>
          </span>
        </span>
      </div>
      <p className="text-ink-soft tabular-nums">
        <Measured advice={advice} parts={parts} /> {examples}{' '}
        {words && ((!isOwn && words.ofOther) || words.meaning)[locale]}
      </p>
      {advice.moments.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          {words && <span className="text-xs text-ink-faint">{words.moments[locale]}</span>}
          {advice.moments.map(({ offset }) => (
            <MomentButton key={offset} player={player} second={offset} />
          ))}
        </div>
      )}
      {isOwn && exercise && (
        <p>
          <b>{exerciseLabel[locale]}</b> {exercise[locale]}
        </p>
      )}
      {isOwn && drillOf[advice.part] && (
        <p>
          <Link href={`/practice/${drillOf[advice.part]}`} className="text-primary">
            <Trans>Das eine Minute lang üben</Trans>
          </Link>
        </p>
      )}
    </li>
  );
}

/** The drill that trains a part. */
const drillOf: Readonly<Partial<Record<Advice['part'], DrillKind>>> = {
  pitch: 'melody',
  pauses: 'pauses',
  speech_speed: 'pace',
  filler_words: 'fillers',
  speech_clarity: 'twister',
  repetition: 'retell',
};

/** `4,1 je Minute, guter Bereich bis 2.`; for silences the longest one instead of their number. */
function Measured({ advice, parts }: Pick<AdviceItemProps, 'advice' | 'parts'>) {
  const { t } = useLingui();
  const { number, tenths } = useFormats();
  const { value, good } = useValueWords();
  const part = parts.find(({ name }) => name === advice.part);
  if (advice.code === 'silences_too_long') {
    const [longest, limit] = [tenths(advice.value ?? 0), number(speechNorms.longSilenceSeconds)];
    return t`Die längste Stille dauert ${longest} s, gut sind höchstens ${limit} s.`;
  }
  const facts = part && [value({ ...part, value: advice.value }), good(part)].filter(Boolean);
  return facts && facts.length > 0 ? `${facts.join(', ')}.` : null;
}

/** `Am häufigsten: „ähm“ (16) und „halt“ (7).` for measures that count words; undefined for the others. */
function useMostFrequent(part: PartName, text: TextAnalysis | null): string | undefined {
  const { i18n, t } = useLingui();
  const counted = part === 'filler_words' ? text?.fillers : part === 'repetition' ? text?.repetitions : undefined;
  const dearest = mostFrequent(counted?.filter(({ dismissed }) => !dismissed) ?? [], 3).filter(
    ({ count }) => count > 1,
  );
  if (dearest.length === 0) return undefined;
  const list = new Intl.ListFormat(i18n.locale).format(dearest.map(({ text: word, count }) => t`„${word}“ (${count})`));
  return t`Am häufigsten: ${list}.`;
}
