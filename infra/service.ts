import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { DemoRole } from '#domain/kernel/contract.ts';
import type { BlobStore } from './blobs/blob-store.ts';
import type { Settings } from './config/settings.ts';
import type { EventStore } from './event-store/event-store.ts';
import type { RememberedStreams } from './event-store/remembered-streams.ts';
import type { Hashes } from './hash-of.ts';
import type { AccessTokens } from './http/access-token.ts';
import type { RevokedFamilies } from './http/revoked-families.ts';
import type { Keys } from './keys/keys.ts';
import type { Ffmpeg } from './media/ffmpeg-path.ts';
import type { Instruments } from './metrics/instruments.ts';
import type { Payments } from './payments/payments.ts';
import type { DataSecrets } from './persons/data-secrets.ts';
import type { Erasures } from './persons/erasures.ts';
import type { Notifications } from './postgres/notifications.ts';
import type { KeptHeads } from './proof/kept-heads.ts';
import type { Settling } from './start-up/settling.ts';

/** The ids of the accounts that anyone may use in a demo. */
export type DemoAccounts = Readonly<Record<DemoRole, string>>;

export type Deps = Readonly<{
  http: FastifyInstance;
  store: EventStore;
  /** The same log in its stored form: personal data is sealed, and events have their original shape. */
  asStored: EventStore;
  /** The cached states for this process's commands and checks of rights. */
  remembered: RememberedStreams;
  /** Hashes of commands and requests, for recognising repeats. */
  hashes: Hashes;
  secrets: DataSecrets;
  /** The list of erased persons outside of the database. */
  erasures: Erasures;
  /** The chain heads outside of the database, for verifying the log. */
  kept: KeptHeads;
  /** A separate pool for followers of the log and workers, so that no call waits for their connections. */
  pool: Pool;
  notifications: Notifications;
  blobs: BlobStore;
  keys: Keys;
  tokens: AccessTokens;
  /** The ended sign-ins: their sockets are closed. */
  revoked: RevokedFamilies;
  settings: Settings;
  /** The counters for `/metrics`. */
  instruments: Instruments;
  /** Undefined if buying is not configured. */
  payments: Payments | undefined;
  /** Undefined in a process without analysis. */
  ffmpeg: Ffmpeg | undefined;
  /** A folder of this installation for files in progress. A start removes those that crashed processes left. */
  temporary: string;
  /** The data folder. */
  data: string;
  /** The public address, without a trailing slash. Complete once the server listens. */
  publicUrl: () => string;
  /** Followers of the log and workers register here. */
  settling: Settling;
  /** The folder of the built client; if undefined, the client is built. */
  client: string | undefined;
  /** The accounts that anyone may sign in to, by id; undefined if this is no demo. */
  demo: DemoAccounts | undefined;
}>;

/**
 * Every room exports one from its `service.ts`. It attaches the room to `deps`, and closes its resources in `onClose` of
 * `http`.
 */
export type Service = (deps: Deps) => Promise<void>;
