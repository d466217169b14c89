import path from 'node:path';
import { keyedAddresses } from '../blobs/blob-address.ts';
import { openBlobs } from '../blobs/open-blobs.ts';
import { cleanTemporary } from '../blobs/temporary-files.ts';
import type { Role, Settings } from '../config/settings.ts';
import { bounds, rememberedStreams } from '../event-store/remembered-streams.ts';
import { sealEarlier } from '../event-store/seal-earlier.ts';
import { openSnapshots } from '../event-store/snapshots.ts';
import { accessTokens } from '../http/access-token.ts';
import { watchRevokedFamilies } from '../http/revoked-families.ts';
import { installationKeys } from '../keys/keys.ts';
import { findFfmpeg } from '../media/ffmpeg-path.ts';
import { type Erasures, openErasures } from '../persons/erasures.ts';
import { settleErasures } from '../persons/settle-erasures.ts';
import { FolderTaken, holdRoles, noRoles } from '../postgres/embedded/hold-roles.ts';
import { startPostgres } from '../postgres/embedded/start-postgres.ts';
import { migrate } from '../postgres/migrations.ts';
import { listenTo } from '../postgres/notifications.ts';
import { createPool } from '../postgres/pool.ts';
import { openHeadStore } from '../proof/head-store.ts';
import { keptHeads } from '../proof/kept-heads.ts';
import { openDataDirectory } from './data-directory.ts';
import { checkGivenPaths } from './given-paths.ts';
import { type EventForms, type Log, openLog } from './open-log.ts';
import { StartupError } from './startup-error.ts';
import { waitForDatabase } from './wait-for-database.ts';

export type Connected = Awaited<ReturnType<typeof connect>>;

/** Connects everything outside of the product, and creates what is missing. @throws StartupError */
export async function connect(settings: Settings, forms: EventForms) {
  await checkGivenPaths(settings);
  const data = await openDataDirectory(settings.DATA_DIR);
  const temporary = path.join(data, 'temporary');
  await cleanTemporary(temporary);
  const keys = await installationKeys(settings.TOKEN_KEY, data);
  const ffmpeg = settings.ROLES.includes('analysis') ? await foundFfmpeg(settings) : undefined;

  const database = await openDatabase(settings, data, settings.ROLES);
  const { pool, notifications } = database;
  const erasures = await openErasures(settings, data).catch(async (error) => {
    await database.close();
    throw error;
  });
  // Signing and verifying use the heads that all machines share.
  const heads = settings.ROLES.includes('reactions')
    ? await openHeadStore({ settings, data, use: 'add' }).catch(async (error) => {
        await database.close();
        throw error;
      })
    : undefined;
  const log = await sealedLog({ settings, database, forms, data, erasures }).catch(async (error) => {
    await database.close();
    throw error;
  });
  const blobs = await openBlobs(settings, { data, addressOf: keyedAddresses(log.keys) }).catch(async (error) => {
    await log.close();
    await database.close();
    throw error;
  });
  const revoked = await watchRevokedFamilies({ pool, notifications });
  const snapshots = await openSnapshots(pool);
  const backgroundPool = createPool(String(pool.options.connectionString));
  return {
    data,
    temporary,
    ffmpeg,
    pool,
    backgroundPool,
    notifications,
    lostRoles: database.lostRoles,
    erasures,
    kept: keptHeads({ settings, data, store: heads }),
    store: log.store,
    asStored: log.asStored,
    remembered: rememberedStreams(notifications, { ...bounds, snapshots }),
    hashes: log.hashes,
    secrets: log.secrets,
    checks: { ...log.checks, ...(blobs.answers && { blobs: blobs.answers }) },
    resumes: log.resumes,
    blobs,
    keys,
    tokens: accessTokens(keys('access-token'), revoked.has),
    revoked,
    close: async () => {
      await snapshots.idle();
      await revoked.close();
      blobs.close();
      erasures.close();
      heads?.close();
      await log.close();
      await backgroundPool.end();
      await database.close();
    },
  };
}

type Opening = Readonly<{
  settings: Settings;
  database: Awaited<ReturnType<typeof openDatabase>>;
  forms: EventForms;
  data: string;
  erasures: Erasures;
}>;

/** The log. It contains no unsealed personal data, and texts of erased people cannot be opened. */
async function sealedLog({ settings, database, forms, data, erasures }: Opening): Promise<Log> {
  const { pool } = database;
  const log = await openLog(settings, { ...database, ...forms, data });
  try {
    await settleErasures(pool, erasures);
    // EventStoreDB cannot rewrite events.
    if (!settings.EVENTSTORE_URL) await sealEarlier({ ...log, ...forms, pool, tell: console.log });
    return log;
  } catch (error) {
    await log.close();
    throw error;
  }
}

type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATABASE_WAIT_SECONDS'>;

/**
 * The read models, the operational state, and the log if no setting names another one. Closing it ends an embedded server that
 * this process owns. `roles`: those of a serving process; a command has none, and works beside it. @throws FolderTaken
 */
export async function openDatabase(settings: DatabaseSettings, data: string, roles: readonly Role[] = []) {
  const { DATABASE_URL, DATABASE_WAIT_SECONDS } = settings;
  if (DATABASE_URL) await waitForDatabase(DATABASE_URL, { seconds: DATABASE_WAIT_SECONDS, tell: console.log });
  const server = DATABASE_URL
    ? { url: DATABASE_URL, stop: async () => {}, held: noRoles }
    : await embedded(data, roles);
  const pool = createPool(server.url);
  try {
    await migrate(pool);
    const notifications = await listenTo(server.url);
    const close = async () => {
      await notifications.close();
      await pool.end();
      await server.held.release();
      await server.stop();
    };
    return { pool, notifications, lostRoles: server.held.lost, close };
  } catch (error) {
    await pool.end();
    await server.held.release();
    await server.stop();
    throw error;
  }
}

async function embedded(data: string, roles: readonly Role[]) {
  const server = await startPostgres(path.join(data, 'postgres'));
  try {
    return { ...server, held: await holdRoles(server.url, { roles, data, warn: console.warn }) };
  } catch (error) {
    // The current holder of the folder keeps using this Postgres, also if this process became its owner.
    if (!(error instanceof FolderTaken)) await server.stop();
    throw error;
  }
}

async function foundFfmpeg({ FFMPEG_PATH }: Settings) {
  const { ffmpeg, notes } = await findFfmpeg({ setting: FFMPEG_PATH });
  if (!ffmpeg) throw new StartupError(`No ffmpeg was found (${notes.join('; ')}): set FFMPEG_PATH.`);
  return ffmpeg;
}
