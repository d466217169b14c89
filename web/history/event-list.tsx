import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { streamEvents } from '#domain/history/contract/calls.ts';
import { pages } from '../lib/api.ts';
import { PagedList, rowsOf } from '../ui/paged-list.tsx';
import { Select } from '../ui/select.tsx';
import { EventItem } from './event-item.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { useHistoryWords } from './words.ts';

type EventListProps = Readonly<{
  stream: string;
  /** The event after which the state is shown. */
  shown: number | undefined;
  /** Undefined if the stream has no state. */
  onShow: ((revision: number) => void) | undefined;
}>;

/** The events of a stream, newest first. */
export function EventList({ stream, shown, onShow }: EventListProps) {
  const [type, setType] = useState('');
  const list = useInfiniteQuery({
    ...pages(streamEvents, { id: stream, ...(type && { type }) }),
    placeholderData: (before) => before,
  });
  const rows = rowsOf(list);
  return (
    <section className="grid min-w-0 gap-4" aria-labelledby="what-happened">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="what-happened" className="text-lg">
          <Trans>Was geschah</Trans>
        </h2>
        <TypeFilter seen={rows.map((row) => row.type)} type={type} onChange={setType} />
      </div>
      <PagedList list={list} skeleton={<RowsSkeleton />} empty={null} more={<Trans>Frühere laden</Trans>}>
        {(event) => <EventItem key={event.id} event={event} isShown={event.revision === shown} onShow={onShow} />}
      </PagedList>
    </section>
  );
}

type TypeFilterProps = Readonly<{ seen: readonly string[]; type: string; onChange: (type: string) => void }>;

/** Filters by the event types of the pages loaded so far. */
function TypeFilter({ seen, type, onChange }: TypeFilterProps) {
  const { t } = useLingui();
  const words = useHistoryWords();
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
      {known.map((one) => (
        <option key={one} value={one}>
          {words.ofEvent(one)}
        </option>
      ))}
    </Select>
  );
}
