import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { headerNames } from '#domain/kernel/header-names.ts';

/** Read models by query, for as long as the client keeps the query. */
const readsOf = new WeakMap<Query, Set<string>>();

/** Notes the read models that the server read for this answer. Those of earlier answers stay, since a list has many pages. */
export function noteReads(
  { client, queryKey }: Readonly<{ client: QueryClient; queryKey: QueryKey }>,
  { headers }: Response,
): void {
  const query = client.getQueryCache().get(hashKey(queryKey));
  if (!query) return;
  const named = headers.get(headerNames.reads)?.split(',') ?? [];
  readsOf.set(query, new Set([...(readsOf.get(query) ?? []), ...named]));
}

/** Whether the server read this read model for an answer to the query. */
export const isMadeFrom = (query: Query, name: string): boolean => readsOf.get(query)?.has(name) ?? false;
