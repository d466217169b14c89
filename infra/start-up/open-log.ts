import type { Pool } from 'pg';
import type { PersonalFields } from '#domain/kernel/personal.ts';
import type { Upcasters } from '#domain/kernel/upcasting.ts';
import type { Settings } from '../config/settings.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { createPostgresStore } from '../event-store/postgres-store.ts';
import { sealing } from '../event-store/sealing-store.ts';
import { upcasting } from '../event-store/upcasting-store.ts';
import { type Hashes, keyedHashes } from '../hash-of.ts';
import { type DataSecrets, dataSecrets } from '../persons/data-secrets.ts';
import { isSealedFor } from '../persons/lost-keys.ts';
import { openPersonKeys } from '../persons/open-person-keys.ts';
import type { PersonKeys } from '../persons/person-keys.ts';
import type { Notifications } from '../postgres/notifications.ts';
import { StartupError } from './startup-error.ts';

/** The domain's upcasters for stored events, and its list of personal fields. */
export type EventForms = Readonly<{ upcasters: Upcasters; personal: PersonalFields }>;

/** `data`: the data folder. */
type Around = Readonly<{ pool: Pool; notifications: Notifications; data: string }> & EventForms;
type Names = 'EVENTSTORE_URL' | 'MASTER_KEY' | 'MASTER_KEY_PREVIOUS';
type LogSettings = Readonly<{ [Name in Names]?: Settings[Name] | undefined }>;

/** `checks` are further checks for health, beside the database; they answer within 2 s. */
export type Log = Readonly<{
  /** Opens people's texts, and upcasts every event. */
  store: EventStore;
  /** The same log in its stored form: sealed, with events in their original shapes. */
  asStored: EventStore;
  keys: PersonKeys;
  secrets: DataSecrets;
  /** Hashes of commands, as they are in the metadata of events. */
  hashes: Hashes;
  checks: Readonly<Record<string, () => Promise<boolean>>>;
  /** How often the subscription of this process was resumed, by reason. */
  resumes: () => Readonly<Record<string, number>>;
  close: () => Promise<void>;
}>;

type Raw = Pick<Log, 'checks' | 'resumes' | 'close'> & Readonly<{ asStored: EventStore }>;

/** Opens EventStoreDB if a setting names one (and waits a while for it); otherwise the database. @throws StartupError */
export async function openLog(settings: LogSettings, around: Around): Promise<Log> {
  const { pool, notifications, data, upcasters, personal } = around;
  const masters = { settings, directory: data };
  // `raw` is defined below; nothing calls this function before.
  const hasSealed = (person: string) => isSealedFor(person, raw.asStored);
  const keys = await openPersonKeys({ pool, notifications, masters, hasSealed });
  const secrets = dataSecrets(pool, masters);
  const hashes = keyedHashes(await secrets('command-hashes'));
  const raw = await openRaw(settings.EVENTSTORE_URL, around);
  const store = upcasting(sealing(raw.asStored, { personal, keys }), upcasters);
  return { ...raw, store, keys, secrets, hashes };
}

async function openRaw(address: string | undefined, { pool, notifications }: Around): Promise<Raw> {
  if (!address) {
    const store = await createPostgresStore(pool, notifications);
    return { asStored: store, checks: {}, resumes: store.resumes, close: async () => {} };
  }
  const store = await created(address);
  try {
    await store.readAll({ direction: 'backwards', limit: 1 });
  } catch (error) {
    await store.close();
    throw new StartupError(`The event store does not answer (${messageOf(error)}): look at EVENTSTORE_URL.`);
  }
  const { resumes, close } = store;
  return { asStored: store, checks: { 'event store': store.answers }, resumes, close };
}

/** The client is large: with the log in the database, the start does not load it. */
async function created(address: string) {
  const { createEventStoreDbStore } = await import('../event-store/eventstoredb-store.ts');
  try {
    return createEventStoreDbStore(address);
  } catch (error) {
    throw new StartupError(`The setting EVENTSTORE_URL is wrong: ${messageOf(error)}`);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
