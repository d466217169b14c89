import { moodWords } from '#domain/sessions/contract/transcript-words.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';

const moods = ['positive', 'neutral', 'negative'] as const;
const hues: Record<(typeof moods)[number], string> = {
  positive: 'bg-good',
  neutral: 'bg-line-strong',
  negative: 'bg-off',
};

/** Three shares with the sum 1, as a bar and in words. */
export function MoodShares({ shares }: Readonly<{ shares: Readonly<Record<(typeof moods)[number], number>> }>) {
  const locale = useLocale();
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
            {moodWords[mood][locale]} <b className="tabular-nums">{percent(shares[mood])}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
