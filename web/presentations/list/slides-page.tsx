import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { presentationList } from '#domain/presentations/contract.ts';
import { pages } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { rowsOf } from '../../ui/paged-list.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { DeckCard } from './deck-card.tsx';
import { NoDecks } from './no-decks.tsx';
import { UploadBox } from './upload-box.tsx';

export function SlidesPage() {
  return (
    <>
      <PageHeader
        title={<Trans>Folien</Trans>}
        below={<Trans>Planen Sie Ihren Vortrag Folie für Folie, und nehmen Sie ihn mit Ihren Folien auf.</Trans>}
      />
      <Decks />
    </>
  );
}

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

function Decks() {
  const list = useInfiniteQuery(pages(presentationList, { limit: 30 }));
  const decks = rowsOf(list);
  if (list.isPending) return <CardsSkeleton />;
  if (!list.data) {
    return (
      <Card>
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      </Card>
    );
  }
  if (decks.length === 0) return <NoDecks />;
  return (
    <div className="grid gap-6">
      <UploadBox />
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

const CardsSkeleton = () => (
  <Loading className={grid}>
    {['one', 'two', 'three'].map((name) => (
      <Skeleton key={name} className="aspect-[4/3] rounded-lg" />
    ))}
  </Loading>
);
