import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Push } from '#domain/kernel/contract.ts';
import { timing } from '#domain/product/contract/timing.ts';
import { accessToken, authState, holdToken } from './auth-state.ts';
import { connectHub } from './hub.ts';
import { liveState, tellSessionStatus } from './live-state.ts';
import { isMadeFrom } from './reads.ts';
import { renewAccess } from './renew-access.ts';
import { supportedPerson } from './support-mode.ts';

/** Queries of this read model, and those for which the server read it. */
const showing =
  (name: string) =>
  (query: Query): boolean =>
    query.queryKey[0] === name || isMadeFrom(query, name);

/** `missed`: the queries that may be stale when a hub connects. The hub of talks reports only their list, the other hub everything. */
const hubs = [
  { path: '/session-hub', name: 'sessions', missed: showing('session-list') },
  { path: '/notification-hub', name: 'notifications', missed: () => true },
] as const;

/** Mounted once, around the pages that need a sign-in. A hub names the changed read model, and every query of it is fetched again. */
export function useLiveQueries(): void {
  const queries = useQueryClient();
  const isSignedIn = useSnapshot(authState).auth.status === 'signed-in';

  useEffect(() => {
    if (!isSignedIn) return undefined;
    // A support tab, which shows another person's account, gets no pushes.
    if (supportedPerson() !== undefined) return undefined;
    const changed = gatherChanges(queries);
    const ends = hubs.map(({ path, name, missed }) =>
      connectHub({
        path,
        retryMs: timing.hubRetryMs,
        token: accessToken,
        renew: () => renewAccess(accessToken()),
        onPush: (push) => receive(push, queries, changed.add),
        onConnected: (connected) => {
          liveState[name] = connected;
          // Hubs replay nothing, so shown data may be stale by now.
          if (connected) void queries.invalidateQueries({ predicate: missed });
        },
      }),
    );
    return () => {
      for (const end of ends) end();
      changed.end();
    };
  }, [queries, isSignedIn]);
}

/** Milliseconds. One command changes several read models, and most queries read more than one of them. */
const gatherMs = 30;

/** Fetches each query once for changes that arrive together. */
function gatherChanges(queries: QueryClient) {
  const names = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function fetchAgain() {
    timer = undefined;
    const concerned = [...names].map(showing);
    names.clear();
    void queries.invalidateQueries({ predicate: (query) => concerned.some((concerns) => concerns(query)) });
  }
  return {
    add(name: string) {
      names.add(name);
      timer ??= setTimeout(fetchAgain, gatherMs);
    },
    end: () => clearTimeout(timer),
  };
}

function receive(push: Push, queries: QueryClient, changed: (name: string) => void): void {
  switch (push.type) {
    case 'ReadModelChanged':
      changed(push.data.name);
      return;
    case 'SessionStatusUpdate':
      tellSessionStatus(push.data.id);
      return;
    case 'TokenUpdate':
      // Permissions may have changed with the token, so every query is fetched again. The page does not reload.
      if (push.data.accessToken !== null) holdToken(push.data.accessToken);
      void queries.invalidateQueries();
      return;
    case 'NotificationUpdate':
      void queries.invalidateQueries({ queryKey: ['notification-list'] });
  }
}
