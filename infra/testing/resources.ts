import type { Areas } from '#domain/areas.ts';
import { takeCommands } from '#domain/sessions/takes-contract.ts';
import { newId } from '../ids.ts';
import type { TestApp } from './app.ts';

type Person = Awaited<ReturnType<TestApp['person']>>;

/** By the names that paths have for them (`/api/Sessions/:id`): ids of things that somebody has in an area. */
export type Resource = Readonly<Record<string, string>>;

async function begunTake(owner: Person): Promise<string> {
  const body = { id: newId(), type: 'audio', recordedAt: new Date().toISOString() } as const;
  await owner.send(takeCommands.BeginTake, { body });
  return body.id;
}

/**
 * One thing of a person in each area, or null where an area has none that strangers could ask for. A new area does not
 * compile until it says so here; `calls.int.test.ts` then finds whether strangers are refused.
 */
export const resources: Readonly<Record<keyof Areas, ((owner: Person) => Promise<Resource>) | null>> = {
  users: null,
  privacy: null,
  sessions: async (owner) => ({ id: await owner.uploaded(), findingId: 'filler-1', takeId: await begunTake(owner) }),
  seminars: null,
  participation: null,
  invitations: null,
  notifications: null,
  quotas: null,
  history: null,
  projections: null,
  product: null,
  products: null,
  coupons: null,
  subscriptions: null,
  companies: null,
};
