import { Trans } from '@lingui/react/macro';
import { sideOf } from '#domain/sessions/contract/measures.ts';
import { unitWords } from '#domain/sessions/contract/unit-words.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Chip } from '../../ui/chip.tsx';

/** Margin of the scale on each side of the good range, as a share of the range's width. */
const beside = 0.75;

type PaceScaleProps = Readonly<{
  wordsPerMinute: number | null;
  good: Readonly<{ from: number; to: number }>;
}>;

/** The pace on a scale with its good range. */
export function PaceScale({ wordsPerMinute, good: { from, to } }: PaceScaleProps) {
  const locale = useLocale();
  const margin = (to - from) * beside;
  const [low, high] = [Math.max(0, from - margin), to + margin];
  const at = (value: number) => `${Math.min(100, Math.max(0, (100 * (value - low)) / (high - low)))}%`;
  return (
    <span className="flex flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="tabular-nums">
        {wordsPerMinute === null ? (
          <Trans>Tempo: kommt gleich</Trans>
        ) : (
          unitWords.words_per_minute[locale]({ figure: String(wordsPerMinute) })
        )}
      </span>
      {wordsPerMinute !== null && <Judgement pace={wordsPerMinute} from={from} to={to} />}
      <svg aria-hidden="true" className="h-3 min-w-24 flex-1 overflow-visible max-md:basis-full">
        <rect width="100%" height="12" rx="6" className="fill-sunken" />
        <rect x={at(from)} width={`${(100 * (to - from)) / (high - low)}%`} height="12" className="fill-good-wash" />
        {wordsPerMinute !== null && (
          <circle
            cx={at(wordsPerMinute)}
            cy="6"
            r="6"
            className="fill-primary transition-[cx] motion-reduce:transition-none"
          />
        )}
      </svg>
    </span>
  );
}

function Judgement({ pace, from, to }: Readonly<{ pace: number; from: number; to: number }>) {
  const side = sideOf('words_per_minute', pace, { from, to });
  if (side === undefined) {
    return (
      <Chip tone="good">
        <Trans>gut</Trans>
      </Chip>
    );
  }
  return <Chip tone="near">{side === 'high' ? <Trans>schnell</Trans> : <Trans>langsam</Trans>}</Chip>;
}
