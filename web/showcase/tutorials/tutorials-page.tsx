import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CirclePlay, SearchX } from 'lucide-react';
import { howToList } from '#domain/showcase/contract/calls.ts';
import { query } from '../../lib/api.ts';
import { useAddressFilters } from '../../lib/use-address-filters.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TutorialCard } from './tutorial-card.tsx';

const read = (params: URLSearchParams) => ({ search: params.get('search') ?? '', left: params.get('left') ?? '' });

/** Every published video, in the admins' order. */
export function TutorialsPage() {
  const { filters, set, clear } = useAddressFilters(read);
  const { search, left } = filters;
  const list = useQuery({
    ...query(howToList, search ? { search } : {}),
    placeholderData: keepPreviousData,
  });
  const videos = list.data ?? [];
  const shown = left ? videos.filter(({ isWatched }) => !isWatched) : videos;
  const isFiltered = search !== '' || left !== '';
  return (
    <>
      <PageHeader title={<Trans>Anleitungen</Trans>} below={<Trans>Kurze Videos, die zeigen, wie etwas geht</Trans>} />
      <div className="grid gap-5">
        {(videos.length > 0 || isFiltered) && <Filters {...{ search, left, set, videos }} />}
        {list.isPending && <CardsSkeleton />}
        {list.isError && (
          <Card>
            <ErrorState error={list.error} retry={() => void list.refetch()} />
          </Card>
        )}
        {list.data && shown.length === 0 && <Card>{isFiltered ? <NoneFound onClear={clear} /> : <None />}</Card>}
        {shown.length > 0 && (
          <ul className={grid}>
            {shown.map((video) => (
              <TutorialCard key={video.id} video={video} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

const grid = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3';

type FiltersProps = Readonly<{
  search: string;
  left: string;
  set: (name: 'search' | 'left', value: string) => void;
  videos: readonly Readonly<{ isWatched: boolean }>[];
}>;

function Filters({ search, left, set, videos }: FiltersProps) {
  const { t } = useLingui();
  const [all, watched] = [videos.length, videos.filter(({ isWatched }) => isWatched).length];
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchInput
        value={search}
        onSettled={(words) => set('search', words)}
        placeholder={t`Titel, Inhalt oder Kapitel`}
        aria-label={t`Anleitungen durchsuchen`}
        className="w-80 max-md:w-full"
      />
      <Checkbox
        label={<Trans>Nur, was ich noch nicht angesehen habe</Trans>}
        checked={left !== ''}
        onChange={(on) => set('left', on ? '1' : '')}
      />
      {search === '' && all > 0 && (
        <p className="text-sm text-ink-faint tabular-nums md:ml-auto">
          <Trans>
            {watched} von {all} angesehen
          </Trans>
        </p>
      )}
    </div>
  );
}

const CardsSkeleton = () => (
  <Loading className={grid}>
    {['one', 'two', 'three'].map((name) => (
      <Skeleton key={name} className="h-72 rounded-lg" />
    ))}
  </Loading>
);

const None = () => (
  <EmptyState
    icon={CirclePlay}
    title={<Trans>Noch keine Anleitungen</Trans>}
    text={<Trans>Hier stehen kurze Videos zum Aufnehmen, zum Bericht und zu Seminaren, sobald es welche gibt.</Trans>}
  />
);

const NoneFound = ({ onClear }: Readonly<{ onClear: () => void }>) => (
  <EmptyState
    icon={SearchX}
    title={<Trans>Nichts gefunden</Trans>}
    text={<Trans>Keine Anleitung passt zu Suche und Auswahl.</Trans>}
    action={
      <Button onClick={onClear}>
        <Trans>Alle zeigen</Trans>
      </Button>
    }
  />
);
