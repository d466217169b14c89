import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { sessionCommands, sessionDetail, sessionList, sessionMedia } from '#domain/sessions/contract/calls.ts';
import type { SessionRow } from '#domain/sessions/contract/report.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { send } from '../lib/api.ts';
import { changesOf } from '../lib/changes.ts';

/** A change to a session may also return some quota. */
export const {
  useChange: useSessionChange,
  useAgain: useSessionsAgain,
  fetchAgain: fetchSessionsAgain,
} = changesOf([sessionList, sessionDetail, sessionMedia, userAccount]);

/** Deletes a session and drops it from the cached lists at once, so that no list asks for it again. */
export function useDeleteSession(): (id: string) => Promise<void> {
  const queries = useQueryClient();
  return async (id) => {
    await send(sessionCommands.DeleteSession, { id });
    dropFromLists(queries, id);
  };
}

type SessionPages = InfiniteData<Readonly<{ rows: readonly SessionRow[] }>>;

function dropFromLists(queries: QueryClient, id: string): void {
  const left = (rows: readonly SessionRow[]) => rows.filter((row) => row.id !== id);
  queries.setQueriesData<SessionPages | readonly SessionRow[]>(
    { queryKey: [sessionList.name, sessionList.path] },
    (list) => {
      if (!list) return list;
      if ('pages' in list) return { ...list, pages: list.pages.map((page) => ({ ...page, rows: left(page.rows) })) };
      return left(list);
    },
  );
}
