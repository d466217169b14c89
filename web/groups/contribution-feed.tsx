import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

type Contribution = Readonly<{ id: string }>;

/** Puts the pinned row first and removes it from its old place. */
export const pinnedFirst = <Row extends Contribution>(pinned: Row | null, rows: readonly Row[]): readonly Row[] =>
  pinned ? [pinned, ...rows.filter(({ id }) => id !== pinned.id)] : rows;

type ContributionFeedProps = Readonly<{
  list: UseInfiniteQueryResult<InfiniteData<unknown>>;
  /** The button that adds a contribution, for members who may. */
  add: ReactNode;
  /** The rows; `undefined` if there are none. */
  children: ReactNode;
  /** Shown if the list is empty. */
  empty: ReactNode;
  more: ReactNode;
}>;

/** Posts or videos of a group, page by page. */
export function ContributionFeed({ list, add, children, empty, more }: ContributionFeedProps) {
  return (
    <>
      {add && children && <div>{add}</div>}
      {children}
      {list.isPending && !children && (
        <Loading>
          <Skeleton className="h-56 rounded-lg" />
        </Loading>
      )}
      {list.isError && (
        <Card>
          <ErrorState error={list.error} retry={() => void list.refetch()} />
        </Card>
      )}
      {list.isSuccess && !children && <Card>{empty}</Card>}
      {list.hasNextPage && (
        <div className="grid justify-items-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {more}
          </Button>
        </div>
      )}
    </>
  );
}
