import { useEffect, useSyncExternalStore } from 'react';
import { captionPieces, type Filler } from './caption-pieces.ts';

type CaptionLineProps = Readonly<{ track: TextTrack; lang: string; fillers: readonly Filler[] }>;

/** The current caption, over the picture. Hidden from screen readers, which would talk over the talk. */
export function CaptionLine({ track, lang, fillers }: CaptionLineProps) {
  const text = useSyncExternalStore(
    (changed) => {
      track.addEventListener('cuechange', changed);
      return () => track.removeEventListener('cuechange', changed);
    },
    () => spokenNow(track),
  );
  useEffect(() => {
    // The browser loads and times the cues, but does not draw them.
    track.mode = 'hidden';
    return () => {
      track.mode = 'disabled';
    };
  }, [track]);
  if (text === '') return null;
  return (
    <p
      lang={lang}
      aria-hidden="true"
      data-testid="caption"
      className="pointer-events-none absolute inset-x-4 bottom-[8%] mx-auto w-fit max-w-[46ch] rounded-md bg-scrim px-4 py-1.5 text-center font-display text-lg leading-snug whitespace-pre-line text-ink max-md:text-md"
    >
      {captionPieces(text, fillersNow(track, fillers)).map(({ piece, isFiller, at }) =>
        isFiller ? (
          <span key={at} className="text-near">
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </p>
  );
}

const fillersNow = ({ activeCues }: TextTrack, fillers: readonly Filler[]): readonly string[] =>
  [...(activeCues ?? [])].flatMap(({ startTime, endTime }) =>
    fillers.filter(({ offset }) => offset >= startTime && offset <= endTime).map(({ text }) => text),
  );

const spokenNow = ({ activeCues }: TextTrack): string =>
  [...(activeCues ?? [])].map((cue) => ('text' in cue ? unescaped(String(cue.text)) : '')).join('\n');

/** The text of a cue is markup with escaped characters. */
const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
