import type { Pool } from 'pg';
import type { Upcasters } from '#domain/kernel/upcasting.ts';
import type { Settings } from '../config/settings.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { createPostgresStore } from '../event-store/postgres-store.ts';
import { upcasting } from '../event-store/upcasting-store.ts';
import type { Notifications } from '../postgres/notifications.ts';
import { StartupError } from './startup-error.ts';

type Database = Readonly<{ pool: Pool; notifications: Notifications; upcasters: Upcasters }>;

/** `checks` are what health asks beside the database; they answer within 2 s. */
export type Log = Readonly<{
  store: EventStore;
  checks: Readonly<Record<string, () => Promise<boolean>>>;
  /** How often the subscription of this process was taken up again, by reason. */
  resumes: () => Readonly<Record<string, number>>;
  close: () => Promise<void>;
}>;

/** EventStoreDB where a setting names one, which is waited for a while; else the database. @throws StartupError */
export async function openLog({ EVENTSTORE_URL }: Pick<Settings, 'EVENTSTORE_URL'>, database: Database): Promise<Log> {
  if (!EVENTSTORE_URL) {
    const store = await createPostgresStore(database.pool, database.notifications);
    return { store: upcasting(store, database.upcasters), checks: {}, resumes: store.resumes, close: async () => {} };
  }
  const store = await created(EVENTSTORE_URL);
  try {
    await store.readAll({ direction: 'backwards', limit: 1 });
  } catch (error) {
    await store.close();
    throw new StartupError(`The event store does not answer (${messageOf(error)}): look at EVENTSTORE_URL.`);
  }
  const checks = { 'event store': store.answers };
  const { resumes, close } = store;
  return { store: upcasting(store, database.upcasters), checks, resumes, close };
}

/** Its client is large: who has the log in the database starts without it. */
async function created(address: string) {
  const { createEventStoreDbStore } = await import('../event-store/eventstoredb-store.ts');
  try {
    return createEventStoreDbStore(address);
  } catch (error) {
    throw new StartupError(`The setting EVENTSTORE_URL is wrong: ${messageOf(error)}`);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
