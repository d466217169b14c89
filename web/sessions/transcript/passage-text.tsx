import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { clockTime } from '#domain/sessions/shown/clock-time.ts';
import type { Passage, Span } from '#domain/sessions/shown/passages.ts';
import { runsOf } from '#domain/sessions/shown/runs.ts';
import type { SpokenWord } from '#domain/sessions/shown/spoken-word.ts';
import type { Player } from '../player/player.ts';
import { GapChip } from './gap-chip.tsx';
import { MarkedWords } from './marked-words.tsx';

type PassageTextProps = Readonly<{
  player: Player;
  passage: Passage;
  words: readonly SpokenWord[];
  /** One letter for each of its words. */
  marks: string;
  gaps: ReadonlyMap<number, Span>;
}>;

/** Drawn anew only when one of its marks changes, laid out only while it is near the screen: a talk has thousands of words. */
export const PassageText = memo(function PassageText({ player, passage, words, marks, gaps }: PassageTextProps) {
  const { t } = useLingui();
  const at = clockTime(passage.offset);
  return (
    <div className="-mx-2 grid gap-x-3 px-2 pb-4 [contain-intrinsic-block-size:auto_150px] [content-visibility:auto] md:grid-cols-[44px_minmax(0,1fr)] print:[content-visibility:visible]">
      <button
        type="button"
        aria-label={t`Ab ${at} abspielen`}
        onClick={() => player.playFrom(passage.offset)}
        className="h-8 justify-self-start font-ui text-xs font-medium text-ink-faint tabular-nums hover:text-primary max-md:min-h-touch max-md:pr-4 md:justify-self-end"
      >
        {at}
      </button>
      <p>
        {runsOf(passage, marks, gaps).map(({ from, to, look }) => (
          <span key={from}>
            <GapChip gap={gaps.get(from)} />
            <MarkedWords look={look}>{spoken(words, from, to)}</MarkedWords>{' '}
          </span>
        ))}
      </p>
    </div>
  );
});

/** Found by the pointer and the playhead by their place: thousands of words have no listeners of their own. */
const spoken = (words: readonly SpokenWord[], from: number, to: number) =>
  Array.from({ length: to - from }, (_, nth) => from + nth).flatMap((place) => [
    place > from && ' ',
    <span key={place} data-word={place}>
      {words[place]?.text}
    </span>,
  ]);
