import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import { foundKinds } from '#domain/product/contract/search.ts';
import { store, stored } from '../../lib/stored.ts';

const Recent = z.array(
  z.object({ kind: z.enum(foundKinds), id: Id, title: z.string(), second: z.optional(z.number()) }),
);
export type RecentHit = z.infer<typeof Recent>[number];

const most = 5;
const keyOf = (personId: string) => `rostra_recent_${personId}`;

/** The hits that the person opened from the search on this device, newest first. */
export function recentHits(personId: string): readonly RecentHit[] {
  try {
    return Recent.parse(JSON.parse(stored(keyOf(personId)) ?? '[]'));
  } catch {
    return [];
  }
}

export function rememberHit(personId: string, { kind, id, title, second }: RecentHit): void {
  const others = recentHits(personId).filter((hit) => hit.kind !== kind || hit.id !== id);
  store(keyOf(personId), JSON.stringify([{ kind, id, title, second }, ...others].slice(0, most)));
}
