import { Trans } from '@lingui/react/macro';
import { ExternalLink, Play } from 'lucide-react';
import { useState } from 'react';
import type { GroupVideo } from '#domain/groups/items-contract.ts';
import { Button } from '../../ui/button.tsx';

/** It lies with somebody else, who hears of the person only once they have said yes. */
export function LinkedVideo({ video: { title, link, videoId } }: Readonly<{ video: GroupVideo }>) {
  const [isAllowed, setAllowed] = useState(false);
  if (isAllowed && videoId) {
    return (
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${videoId}?rel=0`}
        title={title}
        allow="encrypted-media; picture-in-picture; fullscreen"
        // YouTube plays nothing for a page that it does not know.
        referrerPolicy="strict-origin"
        className="aspect-video w-full border-0 bg-stage"
      />
    );
  }
  return (
    <div data-theme="dark" className="grid aspect-video place-items-center bg-stage p-4 text-center text-ink">
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
          href={link ?? ''}
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
