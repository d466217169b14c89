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

/** Queries of this read model, and those whose answers the server made from it. */
const showing =
  (name: string) =>
  (query: Query): boolean =>
    query.queryKey[0] === name || isMadeFrom(query, name);

/** `missed`: the queries that may be old when a hub connects. That of talks tells of their list alone, the other one of everything. */
const hubs = [
  { path: '/session-hub', name: 'sessions', missed: showing('session-list') },
  { path: '/notification-hub', name: 'notifications', missed: () => true },
] as const;

/** Mounted once, around what needs a sign-in. A hub names what changed; every query on it is fetched again. */
export function useLiveQueries(): void {
  const queries = useQueryClient();
  const isSignedIn = useSnapshot(authState).auth.status === 'signed-in';

  useEffect(() => {
    if (!isSignedIn) return undefined;
    // A tab that looks into somebody's account gets no pushes.
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
          // Nothing is replayed: what is shown may be old by now.
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

/** Milliseconds. One command changes several read models, and most queries are made from more than one of them. */
const gatherMs = 30;

/** Has each query fetched once for all changes that are told together. */
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
      // Rights may have changed with it: everything is asked for again, and nothing reloads.
      if (push.data.accessToken !== null) holdToken(push.data.accessToken);
      void queries.invalidateQueries();
      return;
    case 'NotificationUpdate':
      void queries.invalidateQueries({ queryKey: ['notification-list'] });
  }
}
