import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { publicGroups } from '#domain/groups/contract/calls.ts';
import { pages } from '../../lib/api.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { JoinableRow } from './joinable-row.tsx';

/** Public groups to which the person does not belong. */
export function FoundGroups() {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery({
    ...pages(publicGroups, { ...(search && { search }) }),
    placeholderData: (before) => before,
  });
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>
          <Trans>Öffentliche Gruppen</Trans>
        </h2>
        <SearchInput
          className="w-72 max-md:w-full"
          aria-label={t`Öffentliche Gruppen durchsuchen`}
          placeholder={t`Nach Namen suchen`}
          value={search}
          onSettled={setSearch}
        />
      </div>
      <PagedList
        list={list}
        skeleton={
          <Loading>
            <Skeleton className="h-40 rounded-lg" />
          </Loading>
        }
        empty={
          <p className="text-ink-soft">
            {search ? (
              <Trans>Keine öffentliche Gruppe heißt so.</Trans>
            ) : (
              <Trans>Es gibt gerade keine öffentliche Gruppe, der Sie beitreten könnten.</Trans>
            )}
          </p>
        }
      >
        {(group) => <JoinableRow key={group.id} group={group} />}
      </PagedList>
    </section>
  );
}
