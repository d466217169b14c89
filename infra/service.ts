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

/** The ids of the people as whom anyone may look around in a demo. */
export type DemoAccounts = Readonly<Record<DemoRole, string>>;

export type Deps = Readonly<{
  http: FastifyInstance;
  store: EventStore;
  /** The same log as it lies there: what is personal is sealed, and nothing has the shape of today. */
  asStored: EventStore;
  /** The cached states that commands of this process, and checks of rights, were decided on lately. */
  remembered: RememberedStreams;
  /** Hashes of commands and requests, to tell a repeat from another one. */
  hashes: Hashes;
  secrets: DataSecrets;
  /** The list of erased persons that is kept outside of the database. */
  erasures: Erasures;
  /** The chain heads that are kept outside of the database, to verify the log. */
  kept: KeptHeads;
  /** Followers of the log and workers have connections of their own: no call waits for one that they hold. */
  pool: Pool;
  notifications: Notifications;
  blobs: BlobStore;
  keys: Keys;
  tokens: AccessTokens;
  /** Sign-ins that were ended: sockets go with them. */
  revoked: RevokedFamilies;
  settings: Settings;
  /** The counters for `/metrics`. */
  instruments: Instruments;
  /** Undefined where buying is not set up. */
  payments: Payments | undefined;
  /** Undefined in a process without analysis. */
  ffmpeg: Ffmpeg | undefined;
  /** A folder of this installation for files that are being made; emptied at start. */
  temporary: string;
  /** The data folder. */
  data: string;
  /** The address that people type, without a slash at its end. Complete once the server listens. */
  publicUrl: () => string;
  /** Followers of the log and workers register here. */
  settling: Settling;
  /** The folder of the built client; where it is undefined, it is built. */
  client: string | undefined;
  /** The accounts that anyone may sign in to, by id; undefined if this is no demo. */
  demo: DemoAccounts | undefined;
}>;

/**
 * Every room exports one from its `service.ts`. It attaches the room to `deps`, and closes what it opened in `onClose` of
 * `http`.
 */
export type Service = (deps: Deps) => Promise<void>;
