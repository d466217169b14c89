import { useLingui } from '@lingui/react/macro';
import { type Judgement, judgePart } from '#domain/sessions/shown/judgement.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { judgementWords } from './judgement-words.ts';
import { partNames, type ScorePart } from './part-words.ts';

const tones: Record<Judgement, string> = { good: 'bg-good', near: 'bg-near', off: 'bg-off' };

export function PartBar({ part, score }: Readonly<{ part: ScorePart; score: number }>) {
  const { i18n } = useLingui();
  const { tenths, hundredths } = useFormats();
  const judgement = judgePart(part) ?? 'good';
  const words = i18n._(judgementWords[judgement]);
  return (
    <li className="grid grid-cols-[104px_minmax(0,1fr)_34px] items-center gap-x-2.5 text-sm">
      <span>{i18n._(partNames[part.name])}</span>
      <span title={words} className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <span className={`block h-full rounded-full ${tones[judgement]}`} style={{ width: `${score * 10}%` }} />
        <span className="sr-only">{words}</span>
      </span>
      <span title={hundredths(score)} className="text-right font-semibold tabular-nums">
        {tenths(score)}
      </span>
    </li>
  );
}
