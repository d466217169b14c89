import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, CirclePlay } from 'lucide-react';
import { useState } from 'react';
import { type HowToPlace, type HowToVideo, howToList } from '#domain/showcase/contract/calls.ts';
import { query } from '../lib/api.ts';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { HowToPlayer } from './how-to-player.tsx';

/** A few how-to videos. They open in a dialog, so that the page below keeps its state. */
export function HelpVideos({ place }: Readonly<{ place: HowToPlace }>) {
  const { data = [] } = useQuery(query(howToList, { place }));
  const [openId, setOpenId] = useState<string>();
  const open = data.find(({ id }) => id === openId);
  if (data.length === 0) return null;
  return (
    <Card className="grid gap-2 p-6 max-md:p-5 print:hidden">
      <h2>
        <Trans>Anleitungen dazu</Trans>
      </h2>
      <ul className="-mx-2 grid">
        {data.map((video) => (
          <HelpVideo key={video.id} video={video} onOpen={() => setOpenId(video.id)} />
        ))}
      </ul>
      {open && (
        <Dialog open onOpenChange={() => setOpenId(undefined)} title={open.title} description={open.description}>
          <HowToPlayer video={open} />
        </Dialog>
      )}
    </Card>
  );
}

function HelpVideo({ video: { title, isWatched }, onOpen }: Readonly<{ video: HowToVideo; onOpen: () => void }>) {
  return (
    <li className="grid">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-9 items-center gap-2.5 rounded-md px-2 py-1 text-left text-sm hover:bg-sunken max-md:min-h-touch"
      >
        <CirclePlay aria-hidden="true" className="size-[18px] flex-none text-primary" />
        <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
        {isWatched && (
          <span className="inline-flex flex-none items-center gap-1 text-xs text-ink-faint">
            <Check aria-hidden="true" className="size-3.5" />
            <Trans>angesehen</Trans>
          </span>
        )}
      </button>
    </li>
  );
}
