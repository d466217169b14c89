import { useLingui } from '@lingui/react/macro';
import { type Judgement, judgePart } from '#domain/sessions/shown/judgement.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { judgementWords } from './judgement-words.ts';
import { partNames, type ScorePart } from './part-words.ts';
import { useValueWords } from './use-value-words.ts';

const tones: Record<Judgement, string> = { good: 'bg-good', near: 'bg-near', off: 'bg-off' };

export function PartBar({ part, score }: Readonly<{ part: ScorePart; score: number }>) {
  const { i18n } = useLingui();
  const { tenths } = useFormats();
  const { value, good } = useValueWords();
  const judgement = judgePart(part) ?? 'good';
  const facts = [value(part), i18n._(judgementWords[judgement]), good(part)].filter(Boolean).join(' · ');
  return (
    <li className="grid grid-cols-[104px_minmax(0,1fr)_34px] items-center gap-x-2.5 py-1.5 text-sm">
      <span>{i18n._(partNames[part.name])}</span>
      <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <span className={`block h-full rounded-full ${tones[judgement]}`} style={{ width: `${score * 10}%` }} />
      </span>
      <span className="text-right font-semibold tabular-nums">{tenths(score)}</span>
      <span className="col-span-3 text-xs text-ink-faint tabular-nums">{facts}</span>
    </li>
  );
}
