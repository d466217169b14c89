import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { useSteadyAddress } from '../../lib/steady-address.ts';
import { isSeen, type Stretch, secondsIn, stretchesOf } from './watched.ts';

type FilmProps = Readonly<{ address: string; title: string; onSeen: () => void }>;

/** Plays a film and calls `onSeen` once all of it was played. */
export function Film({ address: newest, title, onSeen }: FilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const { address, renew } = useSteadyAddress(newest);
  const [left, setLeft] = useState<number>();
  const resumeAt = useRef(0);
  // The signed address may expire during a long film; parts seen before count too.
  const before = useRef<readonly Stretch[]>([]);
  const seen = () => [...before.current, ...(film.current ? stretchesOf(film.current.played) : [])];
  const look = () => {
    if (!film.current) return;
    const { duration, currentTime } = film.current;
    resumeAt.current = currentTime;
    if (isSeen(seen(), duration)) onSeen();
    if (Number.isFinite(duration)) setLeft(Math.max(0, Math.ceil(duration - secondsIn(seen()))));
  };
  const goOn = () => {
    if (address === newest) return;
    before.current = seen();
    renew();
  };
  return (
    <figure className="grid gap-2">
      {/* biome-ignore lint/a11y/useMediaCaption: the uploader gave no captions */}
      <video
        ref={film}
        src={address}
        aria-label={title}
        controls
        playsInline
        preload="metadata"
        className="aspect-video w-full rounded-lg bg-stage"
        onLoadedMetadata={() => {
          if (film.current && resumeAt.current > 0) film.current.currentTime = resumeAt.current;
          look();
        }}
        onTimeUpdate={look}
        onEnded={look}
        onError={goOn}
      />
      <figcaption className="text-sm text-ink-faint tabular-nums">
        {left !== undefined &&
          (left > 2 ? <Trans>Noch {clockTime(left)} anzusehen</Trans> : <Trans>Zu Ende gesehen</Trans>)}
      </figcaption>
    </figure>
  );
}
