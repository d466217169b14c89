import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sharedSessions } from '#domain/shares/contract/calls.ts';
import { pages, type QueryInput } from '../lib/api.ts';
import { ListSkeleton } from '../sessions/for-others.ts';
import { PagedList } from '../ui/paged-list.tsx';
import { SharedRow } from './shared-row.tsx';

type ListQuery = QueryInput<typeof sharedSessions>;

export function SharedList({ wanted, empty }: Readonly<{ wanted: ListQuery; empty: ReactNode }>) {
  const list = useInfiniteQuery({ ...pages(sharedSessions, wanted), placeholderData: (before) => before });
  return (
    <PagedList list={list} skeleton={<ListSkeleton />} empty={empty}>
      {(session) => <SharedRow key={session.sessionId} talk={session} />}
    </PagedList>
  );
}
