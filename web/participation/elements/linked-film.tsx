import { Trans } from '@lingui/react/macro';
import { ExternalLink, Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

type LinkedFilmProps = Readonly<{ address: string; videoId: string | null; title: string; onOpened: () => void }>;

/** A film at another provider, which receives no request before the person agrees. */
export function LinkedFilm({ address, videoId, title, onOpened }: LinkedFilmProps) {
  const [isAllowed, setAllowed] = useState(false);
  if (isAllowed && videoId) {
    return (
      <div className="grid gap-2">
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${videoId}?rel=0`}
          title={title}
          allow="encrypted-media; picture-in-picture; fullscreen"
          // YouTube plays nothing without a referrer.
          referrerPolicy="strict-origin"
          className="aspect-video w-full rounded-lg border-0 bg-stage"
        />
        <ToYoutube address={address} onOpened={onOpened} />
      </div>
    );
  }
  return (
    <div data-theme="dark" className="grid min-h-72 place-items-center rounded-lg bg-stage p-6 text-center text-ink">
      <div className="grid max-w-[52ch] justify-items-center gap-4">
        <p className="text-pretty text-ink-soft">
          <Trans>
            Dieses Video liegt bei YouTube. Erst wenn Sie es laden, erfährt YouTube (Google) Ihre IP-Adresse und was Sie
            ansehen.
          </Trans>
        </p>
        {videoId && (
          <Button
            look="primary"
            size="large"
            onClick={() => {
              setAllowed(true);
              onOpened();
            }}
          >
            <Play aria-hidden="true" />
            <Trans>Video von YouTube laden</Trans>
          </Button>
        )}
        <ToYoutube address={address} onOpened={onOpened} />
      </div>
    </div>
  );
}

const ToYoutube = ({ address, onOpened }: Pick<LinkedFilmProps, 'address' | 'onOpened'>) => (
  <a
    href={address}
    target="_blank"
    rel="noreferrer"
    onClick={onOpened}
    className="inline-flex min-h-9 items-center gap-1.5 justify-self-start text-sm font-[550] text-primary max-md:min-h-touch"
  >
    <ExternalLink aria-hidden="true" className="size-4" />
    <Trans>Auf YouTube öffnen (neuer Tab)</Trans>
  </a>
);
