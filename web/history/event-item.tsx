import { Trans } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { Eye } from 'lucide-react';
import { Link } from 'wouter';
import type { HistoryEventRow } from '#domain/history/contract/calls.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { ActorName } from './actor-name.tsx';
import { ChangeList } from './change-list.tsx';
import { EventDetails } from './event-details.tsx';
import { StreamLink } from './stream-link.tsx';
import { useHistoryWords } from './words.ts';

type EventItemProps = Readonly<{
  event: HistoryEventRow;
  /** Whether the state shown beside is the one after this event. */
  isShown: boolean;
  onShow: ((revision: number) => void) | undefined;
}>;

export function EventItem({ event, isShown, onShow }: EventItemProps) {
  const { exactTime } = useFormats();
  const words = useHistoryWords();
  return (
    <li
      aria-current={isShown || undefined}
      className={cx(
        'grid gap-2.5 border-t border-l-4 border-t-line px-5 py-4 first:border-t-0 max-md:px-4',
        isShown ? 'border-l-primary' : 'border-l-transparent',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-md wrap-anywhere">{words.ofEvent(event.type)}</h3>
          <p className="text-xs text-ink-faint tabular-nums wrap-anywhere">
            <ActorLink event={event} /> · <time dateTime={event.at}>{exactTime(event.at)}</time>
          </p>
        </div>
        {onShow && <ShowButton isShown={isShown} onShow={() => onShow(event.revision)} />}
      </div>
      <LookedAt data={event.data} />
      <ChangeList changes={event.changes} />
      <EventDetails event={event} />
    </li>
  );
}

/** Links to all deeds of this person. */
function ActorLink({ event: { actor } }: Readonly<{ event: HistoryEventRow }>) {
  if (actor.kind !== 'user') return <ActorName actor={actor} />;
  return (
    <Link href={`/audit?actor=${actor.id}`} className="text-primary underline">
      <ActorName actor={actor} />
    </Link>
  );
}

function ShowButton({ isShown, onShow }: Readonly<{ isShown: boolean; onShow: () => void }>) {
  return (
    <Button look={isShown ? 'primary' : 'plain'} aria-pressed={isShown} onClick={onShow} className="max-sm:px-2.5">
      <Eye aria-hidden="true" />
      <span className="max-sm:sr-only">{isShown ? <Trans>Wird gezeigt</Trans> : <Trans>Stand danach</Trans>}</span>
    </Button>
  );
}

/** The stream that an auditor looked up. */
function LookedAt({ data }: Readonly<{ data: unknown }>) {
  if (typeof data !== 'object' || data === null || !('stream' in data)) return null;
  return (
    <p className="text-sm">
      <StreamLink stream={String(data.stream)} />
    </p>
  );
}
