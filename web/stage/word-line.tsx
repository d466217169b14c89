import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { firstFrom, type SpokenWord } from '#domain/sessions/contract/spoken-word.ts';
import type { Player } from '../player/for-others.ts';

type WordLineProps = Readonly<{ player: Player; words: readonly SpokenWord[]; lang: string }>;

/** Words drawn on each side of the current one; more than fit. */
const around = 28;

/** The words in one line that moves under the playhead. */
export function WordLine({ player, words, lang }: WordLineProps) {
  const current = useSyncExternalStore(player.onTime, () => firstFrom(words, player.time() + rounding) - 1);
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const word = line.current?.querySelector<HTMLElement>(`[data-word="${Math.max(0, current)}"]`);
    if (word) line.current?.style.setProperty('--middle', `${word.offsetLeft + word.offsetWidth / 2}px`);
  }, [current]);
  const first = Math.max(0, current - around);
  return (
    <p
      ref={line}
      lang={lang}
      aria-hidden="true"
      className="absolute top-2 left-[calc(var(--at,0)*100%-var(--middle,0px))] font-display text-md leading-8 whitespace-nowrap text-ink-soft"
    >
      {words.slice(first, current + around).map(({ text, offset }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a word has no identity but its place
          key={first + index}
          data-word={first + index}
          onPointerDown={(event) => {
            event.stopPropagation();
            player.seek(offset);
          }}
          className={first + index === current ? 'rounded-sm bg-primary px-1 py-0.5 text-primary-ink' : 'px-1'}
        >
          {text}
        </span>
      ))}
    </p>
  );
}

/** After a jump to a word the player may stop slightly before it. Seconds. */
const rounding = 0.05;
