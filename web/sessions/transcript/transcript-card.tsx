import { Trans } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import type { SessionDetail } from '#domain/sessions/report.ts';
import { marksOf } from '#domain/sessions/shown/marks.ts';
import { gapsBefore, passagesOf, type Span } from '#domain/sessions/shown/passages.ts';
import type { TextAnalysis } from '#domain/sessions/text-report.ts';
import { Card } from '../../ui/card.tsx';
import type { Player } from '../player/player.ts';
import { FollowButton } from './follow-button.tsx';
import { Legend } from './legend.tsx';
import { PassageText } from './passage-text.tsx';
import { useSpokenWord } from './use-spoken-word.ts';

type TranscriptCardProps = Readonly<{
  player: Player;
  text: TextAnalysis;
  pauses: readonly Span[];
  locale: SessionDetail['locale'];
  /** What can be done with the words. */
  actions?: ReactNode;
  /** What has to be known of them before they are read. */
  notice?: ReactNode;
}>;

/** The words of a talk with what was found in them; a click on a word plays it. */
export function TranscriptCard({ player, text, pauses, locale, actions, notice }: TranscriptCardProps) {
  const marks = useMemo(() => marksOf(text), [text]);
  return (
    <Card className="min-w-0 overflow-hidden">
      <div className="grid gap-3 px-6 pt-5 pb-4 max-md:px-5 print:break-inside-avoid print:break-after-avoid">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2>
            <Trans>Wortlaut</Trans>
          </h2>
          {actions}
        </div>
        {notice}
        <Legend marks={marks} pauses={pauses.length} />
      </div>
      <Words player={player} text={text} pauses={pauses} locale={locale} marks={marks} />
    </Card>
  );
}

type WordsProps = Omit<TranscriptCardProps, 'actions' | 'notice'> & Readonly<{ marks: string }>;

function Words({ player, text: { words, sentences }, pauses, locale, marks }: WordsProps) {
  const box = useRef<HTMLDivElement>(null);
  const passages = useMemo(() => passagesOf({ words, sentences, pauses }), [words, sentences, pauses]);
  const gaps = useMemo(() => gapsBefore(words, pauses), [words, pauses]);
  const { isFollowing, readAlong } = useSpokenWord(box, { player, words });
  return (
    <div className="relative border-t border-line">
      <div
        ref={box}
        lang={locale}
        role="presentation"
        data-testid="transcript"
        {...playsWords(player, words)}
        className="max-h-[min(560px,70vh)] overflow-y-auto px-6 pt-5 pb-3 font-display text-[1.1875rem]/[1.75] [overflow-anchor:auto] max-md:px-5 max-md:text-lg/[1.7] print:max-h-none print:overflow-visible [&_[data-now]]:rounded-sm [&_[data-now]]:bg-primary [&_[data-now]]:text-primary-ink [&_[data-word]]:cursor-pointer [&_[data-word]:hover:not([data-now])]:bg-primary-wash"
      >
        {passages.map((passage) => (
          <PassageText
            key={passage.from}
            player={player}
            passage={passage}
            words={words}
            marks={marks.slice(passage.from, passage.to)}
            gaps={gaps}
          />
        ))}
      </div>
      {!isFollowing && <FollowButton player={player} onClick={readAlong} />}
    </div>
  );
}

/** One listener for all words. */
const playsWords = (player: Player, words: TextAnalysis['words']) => ({
  onClick({ target }: MouseEvent) {
    const place = target instanceof Element ? target.closest('[data-word]')?.getAttribute('data-word') : undefined;
    const word = words[Number(place ?? Number.NaN)];
    // What was dragged over is being copied.
    if (word && getSelection()?.isCollapsed !== false) player.playFrom(word.offset);
  },
});
