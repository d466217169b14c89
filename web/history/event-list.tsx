import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { streamEvents } from '#domain/history/contract.ts';
import { pages } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Select } from '../ui/select.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { EventItem } from './event-item.tsx';
import { wordsOfEvent } from './event-words.ts';

type EventListProps = Readonly<{
  stream: string;
  /** The event after which the state is shown. */
  shown: number | undefined;
  /** Undefined where there is no state to show. */
  onShow: ((revision: number) => void) | undefined;
}>;

/** What happened, the newest first. */
export function EventList({ stream, shown, onShow }: EventListProps) {
  const [type, setType] = useState('');
  const list = useInfiniteQuery({
    ...pages(streamEvents, { id: stream, ...(type && { type }) }),
    placeholderData: (before) => before,
  });
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <section className="grid min-w-0 gap-4" aria-labelledby="what-happened">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="what-happened" className="text-lg">
          <Trans>Was geschah</Trans>
        </h2>
        <TypeFilter seen={rows.map((row) => row.type)} type={type} onChange={setType} />
      </div>
      {list.isPending && <EventsSkeleton />}
      {list.isError && rows.length === 0 && (
        <Card>
          <ErrorState error={list.error} retry={() => void list.refetch()} />
        </Card>
      )}
      {rows.length > 0 && (
        <Card aria-busy={list.isPlaceholderData}>
          <ol>
            {rows.map((event) => (
              <EventItem key={event.id} event={event} isShown={event.revision === shown} onShow={onShow} />
            ))}
          </ol>
        </Card>
      )}
      {list.hasNextPage && (
        <Button
          className="justify-self-center"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          <Trans>Frühere laden</Trans>
        </Button>
      )}
    </section>
  );
}

type TypeFilterProps = Readonly<{ seen: readonly string[]; type: string; onChange: (type: string) => void }>;

/** Of those that were seen so far. */
function TypeFilter({ seen, type, onChange }: TypeFilterProps) {
  const { t, i18n } = useLingui();
  const [known, setKnown] = useState<readonly string[]>([]);
  const added = [...new Set(seen)].filter((one) => !known.includes(one));
  if (added.length > 0) setKnown([...known, ...added]);
  if (known.length < 2) return null;
  return (
    <Select
      className="w-60 max-md:w-full"
      aria-label={t`Nach Ereignis filtern`}
      value={type}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t`Jedes Ereignis`}</option>
      {known.map((one) => {
        const words = wordsOfEvent(one);
        return (
          <option key={one} value={one}>
            {words ? i18n._(words) : one}
          </option>
        );
      })}
    </Select>
  );
}

const EventsSkeleton = () => (
  <Loading>
    <Card>
      {['w-56', 'w-40', 'w-64'].map((width) => (
        <div key={width} className="grid gap-2 border-t border-line px-5 py-4 first:border-t-0">
          <Skeleton className={`h-4 max-w-full ${width}`} />
          <Skeleton className="h-3 w-44" />
        </div>
      ))}
    </Card>
  </Loading>
);
