import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Link, useParams } from 'wouter';
import {
  type HistoryStream,
  isStateless,
  streamCompletions,
  streamDetail,
  streamNames,
} from '#domain/history/contract/calls.ts';
import { query } from '../lib/api.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { CompletionsCard } from './completions-card.tsx';
import { EventList } from './event-list.tsx';
import { ExportMenu } from './export-menu.tsx';
import { LinkedCard } from './linked-card.tsx';
import { PaymentsCard } from './payments/payments-card.tsx';
import { ShownStream } from './shown-stream.ts';
import { StateCard } from './state-card.tsx';
import { CategoryName, StreamTitle } from './stream-title.tsx';
import type { Moment } from './use-state-at.ts';
import { ShownCategory } from './words.ts';

export function StreamPage() {
  const { id = '' } = useParams<{ id: string }>();
  // The key resets the moment, so another stream starts with its present state.
  return <Shown key={id} id={id} />;
}

function Shown({ id }: Readonly<{ id: string }>) {
  const [moment, setMoment] = useState<Moment>({});
  const category = id.slice(0, id.indexOf('-'));
  const hasState = !isStateless(category);
  const stateRef = useRef<HTMLDivElement>(null);
  const show = (revision: number) => {
    setMoment({ revision });
    // On narrow screens the state is below the list, so its change would be out of sight.
    stateRef.current?.scrollIntoView({ block: 'nearest' });
  };
  const { data, isPending, isError, error, refetch } = useQuery(query(streamDetail, { id }));
  const names = useQuery(query(streamNames, { id }));
  const called = useElementTitles(id, category);
  const named = useMemo(() => new Map(names.data?.map((one) => [one.id, one])), [names.data]);
  return (
    <>
      {isPending && (
        <Loading className="mb-6 grid gap-2">
          <Skeleton className="h-9 w-72 max-w-full" />
          <Skeleton className="h-4 w-96 max-w-full" />
        </Loading>
      )}
      {isError && (
        <Card>
          <ErrorState error={error} retry={() => void refetch()} />
        </Card>
      )}
      {data && (
        <ShownCategory value={category}>
          <ShownStream value={{ named, called, isExact: false }}>
            <Header stream={data} />
            <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-2">
              <EventList stream={id} shown={moment.revision} onShow={hasState ? show : undefined} />
              <div ref={stateRef} className="grid min-w-0 gap-8 lg:sticky lg:top-[calc(var(--top-bar)+var(--space-5))]">
                {category === 'participation' && <CompletionsCard stream={id} moment={moment} />}
                {(category === 'subscription' || category === 'company') && (
                  <PaymentsCard stream={id} moment={moment} />
                )}
                {hasState && <StateCard stream={id} moment={moment} onMoment={setMoment} />}
                <LinkedCard stream={id} />
              </div>
            </div>
          </ShownStream>
        </ShownCategory>
      )}
    </>
  );
}

/** The titles of the elements of a participation's seminar, by id. */
function useElementTitles(id: string, category: string): ReadonlyMap<string, string> {
  const { data } = useQuery({ ...query(streamCompletions, { id }), enabled: category === 'participation' });
  return useMemo(() => new Map(data?.map(({ elementId, title }) => [elementId, title])), [data]);
}

function Header({ stream }: Readonly<{ stream: HistoryStream }>) {
  const { exactTime } = useFormats();
  const [first, last] = [exactTime(stream.firstAt), exactTime(stream.lastAt)];
  return (
    <PageHeader
      above={
        <Link
          href="/audit"
          className="inline-flex min-h-6 items-center text-ink-faint no-underline hover:text-ink max-md:min-h-touch"
        >
          <Trans>Verlauf</Trans> ›
        </Link>
      }
      title={<StreamTitle stream={stream} />}
      below={
        <span className="grid gap-1.5 text-sm tabular-nums">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <Chip tone="primary">
              <CategoryName category={stream.category} />
            </Chip>
            <Plural value={stream.events} one="# Ereignis" other="# Ereignisse" />
            <span>
              <Trans>
                {first} bis {last}
              </Trans>
            </span>
          </span>
          <code className="text-xs text-ink-faint wrap-anywhere">{stream.stream}</code>
        </span>
      }
      actions={<ExportMenu stream={stream.stream} />}
    />
  );
}
