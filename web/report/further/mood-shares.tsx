import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/use-formats.ts';
import { moodWords } from './mood-words.ts';

const moods = ['positive', 'neutral', 'negative'] as const;
const hues: Record<(typeof moods)[number], string> = {
  positive: 'bg-good',
  neutral: 'bg-line-strong',
  negative: 'bg-off',
};

/** Three shares, together 1: a bar, and the same in words. */
export function MoodShares({ shares }: Readonly<{ shares: Readonly<Record<(typeof moods)[number], number>> }>) {
  const { i18n } = useLingui();
  const { percent } = useFormats();
  return (
    <>
      <div aria-hidden="true" className="flex h-2.5 gap-px overflow-hidden rounded-full">
        {moods.map((mood) => (
          <span key={mood} className={hues[mood]} style={{ width: `${shares[mood] * 100}%` }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {moods.map((mood) => (
          <li key={mood} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-2 rounded-full ${hues[mood]}`} />
            {i18n._(moodWords[mood])} <b className="tabular-nums">{percent(shares[mood])}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
