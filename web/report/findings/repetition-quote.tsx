import { useLingui } from '@lingui/react/macro';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { useFormats } from '../../lib/use-formats.ts';

type RepetitionQuoteProps = Readonly<{ finding: TextAnalysis['repetitions'][number] }>;

/** The repeated phrase, its count, and its time span. */
export function RepetitionQuote({ finding }: RepetitionQuoteProps) {
  const { t } = useLingui();
  const { whole } = useFormats();
  const { kind, occurrences, duration, dismissed } = finding;
  const count = occurrences.length;
  const seconds = whole(duration);
  const explained = {
    immediate: t`sofort noch einmal gesagt`,
    stem: t`${count}-mal dasselbe Wort in ${seconds} Sekunden`,
    phrase: t`${count}-mal dieselbe Wendung in ${seconds} Sekunden`,
  };
  const looks = dismissed ? 'line-through decoration-ink-faint' : 'bg-near-wash border-b-4 border-double border-near';
  return (
    <p>
      <b className={`rounded-t-[4px] px-0.5 font-display text-md ${looks}`}>{finding.text}</b>
      <span className="block text-xs text-ink-faint">{explained[kind]}</span>
    </p>
  );
}
