import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { PlayButton } from './play-button.tsx';
import type { Player } from './player.ts';
import { useSecond } from './use-playhead.ts';

type FloatingTransportProps = Readonly<{
  player: Player;
  duration: number | undefined;
  beside: RefObject<Element | null>;
}>;

/** A small transport that shows while `beside` is out of view: a click on a word far down the page may have started the talk. */
export function FloatingTransport({ player, duration, beside }: FloatingTransportProps) {
  const { t } = useLingui();
  const isAway = useIsAway(beside);
  const wasStarted = useWasStarted(player);
  const second = useSecond(player);
  if (!isAway || !wasStarted) return null;
  return (
    <section
      aria-label={t`Wiedergabe`}
      className="appear fixed right-6 bottom-6 z-10 flex items-center gap-3 rounded-full border border-line bg-surface py-1.5 pr-4 pl-1.5 text-sm shadow-2 tabular-nums max-md:right-4 max-md:bottom-[calc(80px+env(safe-area-inset-bottom))] print:hidden"
    >
      <PlayButton player={player} disabled={false} />
      <span>
        <span className="font-semibold">{clockTime(second)}</span>
        {duration !== undefined && <span className="ml-1.5 text-ink-faint">/ {clockTime(duration)}</span>}
      </span>
    </section>
  );
}

function useWasStarted(player: Player): boolean {
  const { playing } = useSnapshot(player.state);
  const [wasStarted, setStarted] = useState(false);
  if (playing && !wasStarted) setStarted(true);
  return wasStarted;
}

function useIsAway(ref: RefObject<Element | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isAway;
}
