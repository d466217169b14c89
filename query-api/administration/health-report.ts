import { statfs } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { connect } from 'node:tls';
import type { Pool } from 'pg';
import { type HealthCheck, healthReport } from '#domain/administration/contract/operations.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { administersProjections } from '#domain/projections/contract/permission.ts';
import { changedSettings } from '#infra/config/changed-settings.ts';
import type { Settings } from '#infra/config/settings.ts';
import { type BackupReport, judgeBackup, readBackupReport } from '#infra/health/backup-report.ts';
import { type Lag, lagLook } from '#infra/health/lag.ts';
import { parkedStreams } from '#infra/health/parked-streams.ts';
import { permitted } from '#infra/http/rules.ts';
import { describePayments } from '#infra/payments/open-payments.ts';
import { countLostKeys } from '#infra/persons/lost-keys.ts';
import { canRotateMasterKey } from '#infra/persons/rotate-master-key.ts';
import { chainState } from '#infra/proof/chain-status.ts';
import { isMasterKeyChanging } from '#infra/queue/master-key-job.ts';
import type { Deps } from '#infra/service.ts';
import { query } from '../query-area.ts';

const patienceMs = 3_000;

/** Whole days until the certificate of an address expires; below 0 if it has expired. @throws Error if the address does not answer */
function daysOfCertificate(address: string): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    // Accepts an expired certificate, to read its date.
    const options = { host: hostname, servername: hostname, port: Number(port || 443), rejectUnauthorized: false };
    const socket = connect(options, () => {
      const { valid_to } = socket.getPeerCertificate();
      socket.destroy();
      resolve(Math.floor((Date.parse(valid_to) - Date.now()) / dayMs));
    });
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
  });
}

type Dependencies = Pick<Deps, 'settings' | 'store' | 'kept' | 'data' | 'publicUrl' | 'pool'>;
type CheckResult = Omit<HealthCheck, 'topic'>;

const [fewBytes, tooFewBytes] = [10_000_000_000, 2_000_000_000];
const [lateSeconds, stuckSeconds, waitingSeconds, fewDays] = [10, 60, 600, 21];

/** The state of each part of the installation. If one part cannot be checked, the others are still reported. */
export function healthReportQuery(needs: Dependencies) {
  const lags = lagLook(needs);
  const { settings } = needs;
  const startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();
  return query(healthReport, {
    allow: permitted(administersProjections),
    async answer(_asked, pool) {
      const version = await pool.query<{ server_version: string }>('show server_version');
      const file = settings.BACKUP_REPORT ?? path.join(needs.data, 'backup.json');
      const readBackup = () => readBackupReport(file);
      const looks: Readonly<Record<HealthCheck['topic'], () => Promise<CheckResult>>> = {
        database: () => database(pool, settings),
        log: () => log(needs),
        read_models: async () => readModels(await lags(), pool),
        reactions: async () => reactions(await lags()),
        queue: () => queue(pool),
        disk: () => disk(needs.data),
        mail: async () => mail(settings),
        payments: async () => payments(settings),
        speech: async () => speech(settings),
        coach: async () => (settings.COACH_URL ? well(settings.COACH_MODEL ?? null) : off),
        address: () => address(needs.publicUrl()),
        proof: () => proof(needs),
        keys: async () => counted(await countLostKeys(pool), 'failed'),
        backup: async () => backup(await readBackup()),
      };
      const checks = await Promise.all(
        Object.entries(looks).map(async ([topic, look]) => {
          const found = await look().catch((): CheckResult => ({ state: 'unknown', what: null, figure: null }));
          return { topic: topic as HealthCheck['topic'], ...found };
        }),
      );
      const versions = [
        { name: 'Node.js', version: process.versions.node },
        { name: 'PostgreSQL', version: version.rows[0]?.server_version ?? '' },
      ];
      const source = { settings, directory: needs.data };
      const masterKey = {
        kept: settings.MASTER_KEY ? ('settings' as const) : ('file' as const),
        canChange: await canRotateMasterKey(needs.pool, source),
        isChanging: await isMasterKeyChanging(needs.pool),
      };
      return {
        ...{ startedAt, roles: [...settings.ROLES], versions, checks, masterKey },
        // If the backup cannot be read, its own check reports that.
        backup: await readBackup().catch(() => null),
        settings: changedSettings(settings),
      };
    },
  });
}

const off: CheckResult = { state: 'off', what: null, figure: null };
const well = (what: string | null, figure: CheckResult['figure'] = null): CheckResult => ({
  state: 'ok',
  what,
  figure,
});
const counted = (value: number, bad: 'warning' | 'failed'): CheckResult => ({
  state: value > 0 ? bad : 'ok',
  what: null,
  figure: value > 0 ? { kind: 'count', value } : null,
});

const backup = (report: BackupReport | null): CheckResult => {
  if (!report) return { state: 'unknown', what: null, figure: null };
  return { state: judgeBackup(report, new Date()), what: null, figure: { kind: 'bytes', value: report.bytes } };
};

async function database(pool: Pool, { DATABASE_URL }: Settings): Promise<CheckResult> {
  const { rows } = await pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  const figure = { kind: 'bytes', value: Number(rows[0]?.bytes ?? 0) } as const;
  return well(DATABASE_URL ? 'PostgreSQL' : 'PostgreSQL (embedded)', figure);
}

async function log({ store, settings }: Dependencies): Promise<CheckResult> {
  const [last] = await store.readAll({ direction: 'backwards', limit: 1 });
  const figure = { kind: 'events', value: Number(last?.position ?? 0n) } as const;
  return well(settings.EVENTSTORE_URL ? 'EventStoreDB' : 'PostgreSQL', figure);
}

async function readModels(lags: readonly Lag[], pool: Pool): Promise<CheckResult> {
  const parked = (await parkedStreams(pool)).reduce((sum, { streams }) => sum + streams, 0);
  const isLate = lags.some(
    ({ kind, seconds, inOtherLog }) => kind === 'projection' && (inOtherLog || seconds > lateSeconds),
  );
  return isLate ? { state: 'failed', what: null, figure: null } : counted(parked, 'warning');
}

const reactions = (lags: readonly Lag[]): CheckResult =>
  counted(lags.filter(({ kind, seconds }) => kind === 'reaction' && seconds > stuckSeconds).length, 'failed');

async function queue(pool: Pool): Promise<CheckResult> {
  const { rows } = await pool.query<{ failed: number; late: number }>(
    `select (count(*) filter (where state = 'failed'))::int as failed,
            (count(*) filter (where state = 'queued' and run_at < now() - interval '${waitingSeconds} seconds'))::int as late
       from ops.job where state in ('failed', 'queued')`,
  );
  const { failed = 0, late = 0 } = rows[0] ?? {};
  return counted(failed + late, 'warning');
}

async function disk(directory: string): Promise<CheckResult> {
  const { bavail, bsize } = await statfs(directory);
  const value = bavail * bsize;
  const state = value < tooFewBytes ? 'failed' : value < fewBytes ? 'warning' : 'ok';
  return { state, what: null, figure: { kind: 'bytes_free', value } };
}

function mail({ SMTP_URL, NODE_ENV }: Settings): CheckResult {
  if (SMTP_URL) return well('SMTP');
  return NODE_ENV === 'production' ? { ...off, state: 'failed' } : off;
}

function payments(settings: Settings): CheckResult {
  const isSetUp = settings.PAYMENTS === 'demo' || settings.STRIPE_SECRET_KEY !== undefined;
  return isSetUp ? well(describePayments(settings)) : off;
}

const speech = ({ TRANSCRIBER, AZURE_SPEECH_KEY, TRANSCRIBE_MODEL }: Settings): CheckResult => {
  const engine = TRANSCRIBER ?? (AZURE_SPEECH_KEY ? 'azure' : TRANSCRIBE_MODEL);
  return engine && engine !== 'none' ? well(engine) : off;
};

async function address(url: string): Promise<CheckResult> {
  if (!url.startsWith('https:')) return { state: 'off', what: url, figure: null };
  const days = await daysOfCertificate(url);
  return {
    state: days < 0 ? 'failed' : days < fewDays ? 'warning' : 'ok',
    what: url,
    figure: { kind: 'days', value: days },
  };
}

async function proof({ pool, kept }: Dependencies): Promise<CheckResult> {
  const { faults, size } = await chainState({ pool, kept });
  return faults.length > 0 ? counted(faults.length, 'failed') : well(null, { kind: 'events', value: size });
}
