import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { presentationList } from '#domain/presentations/contract/calls.ts';
import { pages, type QueryInput } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { rowsOf } from '../../ui/paged-list.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { DeckCard } from './deck-card.tsx';

type DeckGridProps = Readonly<{
  input: Pick<QueryInput<typeof presentationList>, 'defaults'>;
  above: ReactNode;
  /** Shown instead of the list if there is no deck. */
  empty: ReactNode;
}>;

export function DeckGrid({ input, above, empty }: DeckGridProps) {
  const list = useInfiniteQuery(pages(presentationList, { ...input, limit: 30 }));
  const decks = rowsOf(list);
  if (list.isPending) return <CardsSkeleton />;
  if (!list.data) {
    return (
      <Card>
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      </Card>
    );
  }
  if (decks.length === 0) return empty;
  return (
    <div className="grid gap-6">
      {above}
      <ul className={grid}>
        {decks.map((deck) => (
          <DeckCard key={deck.id} deck={deck} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          className="justify-self-center"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          <Trans>Weitere laden</Trans>
        </Button>
      )}
    </div>
  );
}

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

const CardsSkeleton = () => (
  <Loading className={grid}>
    {['one', 'two', 'three'].map((name) => (
      <Skeleton key={name} className="aspect-[4/3] rounded-lg" />
    ))}
  </Loading>
);
