import { Trans } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { marksOf } from '#domain/sessions/contract/marks.ts';
import { gapsBefore, type Passage, passagesOf, type Span } from '#domain/sessions/contract/passages.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { transcriptHeading } from '#domain/sessions/contract/transcript-words.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { Player } from '../../player/for-others.ts';
import { Card } from '../../ui/card.tsx';
import { editsWords, focusWord } from './edits-words.ts';
import { Legend } from './legend.tsx';
import { PassageText } from './passage-text.tsx';
import { useSpokenWord } from './use-spoken-word.ts';
import type { WordEditing } from './use-word-editing.ts';

type TranscriptCardProps = Readonly<{
  player: Player;
  text: TextAnalysis;
  pauses: readonly Span[];
  locale: SessionDetail['locale'];
  /** Buttons for the words. */
  actions?: ReactNode;
  /** A notice above the words. */
  notice?: ReactNode;
  /** Set if single words can be edited. */
  editing?: WordEditing;
}>;

/** The words of a talk with the findings marked; a click on a word plays it. */
export function TranscriptCard({ player, text, pauses, locale, actions, notice, editing }: TranscriptCardProps) {
  const marks = useMemo(() => marksOf(text), [text]);
  const language = useLocale();
  return (
    <Card className="min-w-0 overflow-hidden">
      <div className="grid gap-3 px-6 pt-5 pb-4 max-md:px-5 print:break-inside-avoid print:break-after-avoid">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2>{transcriptHeading[language]}</h2>
          {actions}
        </div>
        {notice}
        {editing?.isOn && <EditingHint isBusy={editing.isBusy} />}
        <Legend marks={marks} pauses={pauses.length} />
      </div>
      <Words player={player} text={text} pauses={pauses} locale={locale} marks={marks} editing={editing} />
    </Card>
  );
}

function EditingHint({ isBusy }: Readonly<{ isBusy: boolean }>) {
  return (
    <p role="status" className="text-sm text-ink-soft">
      {isBusy ? (
        <Trans>Die Änderung wird ausgewertet. Danach geht es mit dem nächsten Wort weiter.</Trans>
      ) : (
        <Trans>
          Wählen Sie ein Wort, um es zu ändern: mit der Maus oder mit Tabulator, Pfeiltasten und Eingabe. Leer gelassen
          wird es gestrichen.
        </Trans>
      )}
    </p>
  );
}

type WordsProps = Omit<TranscriptCardProps, 'actions' | 'notice' | 'editing'> &
  Readonly<{ marks: string; editing: WordEditing | undefined }>;

function Words({ player, text: { words, sentences }, pauses, locale, marks, editing }: WordsProps) {
  const box = useRef<HTMLDivElement>(null);
  const passages = useMemo(() => passagesOf({ words, sentences, pauses }), [words, sentences, pauses]);
  const gaps = useMemo(() => gapsBefore(words, pauses), [words, pauses]);
  const { isFollowing, readAlong } = useSpokenWord(box, { player, words });
  useFocusAfterEditing(box, editing?.place);
  return (
    <div className="relative border-t border-line">
      <div
        ref={box}
        lang={locale}
        role="presentation"
        data-testid="transcript"
        {...(editing?.isOn ? editsWords(editing) : playsWords(player, words))}
        className="max-h-[min(560px,70vh)] overflow-y-auto px-6 pt-5 pb-3 font-display text-[1.1875rem]/[1.75] [overflow-anchor:auto] max-md:px-5 max-md:text-lg/[1.7] print:max-h-none print:overflow-visible [&_[data-now]]:rounded-sm [&_[data-now]]:bg-primary [&_[data-now]]:text-primary-ink [&_[data-unsure]]:text-ink-soft [&_[data-word]:not([data-unsure])]:cursor-pointer [&_[data-word]:hover:not([data-now],[data-unsure])]:bg-primary-wash"
      >
        {passages.map((passage) => (
          <PassageText
            key={passage.from}
            player={player}
            passage={passage}
            words={words}
            marks={marks.slice(passage.from, passage.to)}
            gaps={gaps}
            editing={editingWithin(passage, editing)}
          />
        ))}
      </div>
      {!isFollowing && <FollowButton player={player} onClick={readAlong} />}
    </div>
  );
}

/** Focuses the word after it was edited or left. */
function useFocusAfterEditing(box: RefObject<HTMLElement | null>, place: number | undefined) {
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (place === undefined && last.current !== undefined && box.current) focusWord(box.current, last.current);
    last.current = place;
  }, [box, place]);
}

/** Passes `editing` only to the passage that it concerns, so that the others do not render again. */
const editingWithin = ({ from, to }: Passage, editing: WordEditing | undefined): WordEditing | undefined =>
  editing?.isOn && (editing.place === undefined ? from === 0 : editing.place >= from && editing.place < to)
    ? editing
    : undefined;

/** Event delegation for all words. */
const playsWords = (player: Player, words: TextAnalysis['words']) => ({
  onClick({ target }: MouseEvent) {
    const place = target instanceof Element ? target.closest('[data-word]')?.getAttribute('data-word') : undefined;
    const word = words[Number(place ?? Number.NaN)];
    // A click that ends a selection must not play.
    if (word && !word.timeUnsure && getSelection()?.isCollapsed !== false) player.playFrom(word.offset);
  },
});

/** Scrolls back to the spoken word. */
function FollowButton({ player, onClick }: Readonly<{ player: Player; onClick: () => void }>) {
  const { playing } = useSnapshot(player.state);
  if (!playing) return null;
  return (
    <button
      type="button"
      onClick={onClick}
      className="appear absolute bottom-4 left-1/2 -translate-x-1/2 rounded-full bg-primary px-4 py-1.5 text-xs font-semibold text-primary-ink shadow-2 max-md:min-h-touch max-md:px-6 print:hidden"
    >
      <Trans>Mitlesen</Trans>
    </button>
  );
}
