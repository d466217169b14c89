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
import type { ErasuresFile } from './persons/erasures-file.ts';
import type { Notifications } from './postgres/notifications.ts';
import type { KeptHeads } from './proof/kept-heads.ts';
import type { Duties } from './start-up/duties.ts';

/** The ids of the people as whom anyone may look around in a demo. */
export type DemoAccounts = Readonly<Record<DemoRole, string>>;

export type Deps = Readonly<{
  http: FastifyInstance;
  store: EventStore;
  /** The same log as it lies there: what is personal is sealed, and nothing has the shape of today. */
  asStored: EventStore;
  /** What commands of this process, and who may give them, were decided on lately. */
  remembered: RememberedStreams;
  /** Of commands and requests, to tell a repeat from another one. */
  hashes: Hashes;
  secrets: DataSecrets;
  /** Who was erased, as it is written down outside of the database. */
  erasures: ErasuresFile;
  /** What is known of the log's proof outside of the database. */
  kept: KeptHeads;
  /** Those who follow the log or work off jobs have connections of their own: nobody's call waits for one that they hold. */
  pool: Pool;
  notifications: Notifications;
  blobs: BlobStore;
  keys: Keys;
  tokens: AccessTokens;
  /** Sign-ins that were ended: sockets go with them. */
  revoked: RevokedFamilies;
  settings: Settings;
  /** What is counted for `/metrics`. */
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
  /** Whoever follows the log or works off jobs says so here. */
  duties: Duties;
  /** The folder of the built client; where it is undefined, it is built. */
  client: string | undefined;
  /** Who anyone may be here, by id; undefined where this is no demo. */
  demo: DemoAccounts | undefined;
}>;

/** What every room exports from its `service.ts`: attach yourself to these. What must end, ends in `onClose` of `http`. */
export type Service = (deps: Deps) => Promise<void>;
