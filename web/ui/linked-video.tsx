import { Trans } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { ExternalLink, Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

type LinkedVideoProps = Readonly<{
  title: string;
  link: string;
  videoId: string | null;
  /** Start position. Seconds. */
  start?: number;
  className?: string;
}>;

/** A YouTube video. YouTube gets no data of the person before they agree. */
export function LinkedVideo({ title, link, videoId, start = 0, className }: LinkedVideoProps) {
  const [isAllowed, setAllowed] = useState(false);
  if (isAllowed && videoId) {
    return (
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${videoId}?rel=0${start > 0 ? `&start=${start}&autoplay=1` : ''}`}
        title={title}
        allow="encrypted-media; picture-in-picture; fullscreen; autoplay"
        // YouTube refuses to play without a referrer.
        referrerPolicy="strict-origin"
        className={cx('aspect-video w-full border-0 bg-stage', className)}
      />
    );
  }
  return (
    <div
      data-theme="dark"
      className={cx('grid aspect-video place-items-center bg-stage p-4 text-center text-ink', className)}
    >
      <div className="grid justify-items-center gap-3">
        <p className="max-w-[40ch] text-sm text-pretty text-ink-soft">
          <Trans>Dieses Video liegt bei YouTube. Erst wenn Sie es laden, erfährt YouTube Ihre IP-Adresse.</Trans>
        </p>
        {videoId && (
          <Button look="primary" onClick={() => setAllowed(true)}>
            <Play aria-hidden="true" />
            <Trans>Video laden</Trans>
          </Button>
        )}
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center gap-1.5 text-sm text-primary max-md:min-h-touch"
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          <Trans>Auf YouTube öffnen</Trans>
        </a>
      </div>
    </div>
  );
}
