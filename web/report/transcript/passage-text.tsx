import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import type { Passage, Span } from '#domain/sessions/contract/passages.ts';
import { runsOf } from '#domain/sessions/contract/runs.ts';
import type { SpokenWord } from '#domain/sessions/contract/spoken-word.ts';
import { useFormats } from '../../lib/use-formats.ts';
import type { Player } from '../../player/for-others.ts';
import { MarkedWords } from './marked-words.tsx';
import type { WordEditing } from './use-word-editing.ts';
import { WordInput } from './word-input.tsx';

type PassageTextProps = Readonly<{
  player: Player;
  passage: Passage;
  words: readonly SpokenWord[];
  /** One letter per word of the passage. */
  marks: string;
  gaps: ReadonlyMap<number, Span>;
  /** Set if a word of the passage can be edited or is being edited. */
  editing?: WordEditing | undefined;
}>;

/**
 * A talk has thousands of words: a passage renders again only when its marks change, and its layout is skipped while it
 * is off screen.
 */
export const PassageText = memo(function PassageText({
  player,
  passage,
  words,
  marks,
  gaps,
  editing,
}: PassageTextProps) {
  const { t } = useLingui();
  const at = clockTime(passage.offset);
  return (
    <div className="-mx-2 grid gap-x-3 px-2 pb-4 [contain-intrinsic-block-size:auto_150px] [content-visibility:auto] md:grid-cols-[44px_minmax(0,1fr)] print:[content-visibility:visible]">
      {words[passage.from]?.timeUnsure ? (
        <span />
      ) : (
        <button
          type="button"
          aria-label={t`Ab ${at} abspielen`}
          onClick={() => player.playFrom(passage.offset)}
          className="h-8 justify-self-start font-ui text-xs font-medium text-ink-faint tabular-nums hover:text-primary max-md:min-h-touch max-md:pr-4 md:justify-self-end"
        >
          {at}
        </button>
      )}
      <p>
        {runsOf(passage, marks, gaps).map(({ from, to, look }) => (
          <span key={from}>
            <GapChip gap={gaps.get(from)} />
            <MarkedWords look={look}>{spoken(words, { from, to, editing })}</MarkedWords>{' '}
          </span>
        ))}
      </p>
    </div>
  );
});

/** Words are found by `data-word`, because thousands of listeners would be slow. */
const spoken = (words: readonly SpokenWord[], { from, to, editing }: Run) =>
  Array.from({ length: to - from }, (_, nth) => from + nth).flatMap((place) => [
    place > from && ' ',
    editing?.place === place ? (
      <WordInput key={place} word={words[place]?.text ?? ''} onSave={editing.save} onCancel={editing.cancel} />
    ) : (
      // Only the first word is in the tab order; arrows lead to the others.
      <span
        key={place}
        data-word={place}
        data-unsure={words[place]?.timeUnsure}
        tabIndex={editing && place === 0 ? 0 : undefined}
      >
        {words[place]?.text}
      </span>
    ),
  ]);

type Run = Readonly<{ from: number; to: number; editing: WordEditing | undefined }>;

/** A pause with its length, at its place in the text. */
function GapChip({ gap }: Readonly<{ gap: Span | undefined }>) {
  const { t } = useLingui();
  const { tenths } = useFormats();
  if (!gap) return null;
  const length = tenths(gap.duration);
  return (
    <>
      <span
        title={t`Pause`}
        className="mx-1 inline-flex h-5 items-center rounded-full bg-sunken px-2 align-[2px] font-ui text-xs font-semibold text-ink-soft tabular-nums select-none"
      >
        <span className="sr-only">{t`Pause`} </span>
        {length} s
      </span>{' '}
    </>
  );
}
