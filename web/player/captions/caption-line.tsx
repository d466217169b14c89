import { useEffect, useSyncExternalStore } from 'react';

/** What is being said, over the picture. For those who read along: a screen reader would talk over the talk. */
export function CaptionLine({ track, lang }: Readonly<{ track: TextTrack; lang: string }>) {
  const text = useSyncExternalStore(
    (changed) => {
      track.addEventListener('cuechange', changed);
      return () => track.removeEventListener('cuechange', changed);
    },
    () => spokenNow(track),
  );
  useEffect(() => {
    // Loaded and timed, but not drawn by the browser.
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
      {text}
    </p>
  );
}

const spokenNow = ({ activeCues }: TextTrack): string =>
  [...(activeCues ?? [])].map((cue) => ('text' in cue ? unescaped(String(cue.text)) : '')).join('\n');

/** A cue's text is markup. */
const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
