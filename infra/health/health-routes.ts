import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import type { Role, Settings } from '../config/settings.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { sealingState } from '../event-store/unsealed.ts';
import { isOperator, type OperatorSettings } from '../http/operator.ts';
import { countLostKeys } from '../persons/lost-keys.ts';
import { type ChainState, chainState } from '../proof/chain-status.ts';
import type { KeptHeads } from '../proof/kept-heads.ts';
import { joined } from './joined.ts';
import type { Lag } from './lag.ts';
import { type ParkedStreams, parkedStreams } from './parked-streams.ts';
import { projectionJobs } from './projection-jobs.ts';

type Dependencies = Readonly<{
  settings: OperatorSettings & Pick<Settings, 'NODE_ENV'>;
  pool: Pool;
  store: EventStore;
  lags: () => Promise<readonly Lag[]>;
  isStopping: () => boolean;
  roles: readonly Role[];
  /** Roles of this process that another process on the same data folder took. */
  lostRoles: () => readonly Role[];
  dataDirectory: string;
  /** The chain heads outside of the database, for verifying the log. */
  kept: KeptHeads;
  /** The other dependencies that must answer, by name. */
  checks?: Readonly<Record<string, () => Promise<boolean>>>;
  /** How often the subscription to the log was resumed, by reason; if the log has one. */
  resumes?: (() => Readonly<Record<string, number>>) | undefined;
  /** The parts that this process runs with, for the operator. */
  parts: Readonly<Record<string, string>>;
}>;

type Check = () => Promise<boolean>;

const leastFreeBytes = 2_000_000_000;
/** The lag allowed for read models. */
const mostLagSeconds = 10;
/** The lag of a reaction that needs an operator's attention. */
const mostReactionLagSeconds = 60;
/** A check that takes longer has failed. */
const patienceMs = 2_000;

/**
 * `/health/live`: the process answers. `/health/ready`: it can do the work of its roles; 503 with the reasons if not.
 * `degraded`: this process does its work, but something else is late or wrong (`Condition`) or could not be checked. This includes a
 * role that another process took. In production strangers only learn whether the process is ready.
 */
export function healthRoutes({ roles, parts, resumes, settings, ...needs }: Dependencies): FastifyPluginAsync {
  const checks = Object.entries({ ...checksOf({ ...needs, roles }), ...needs.checks }).map(
    ([name, check]: readonly [string, Check]) => [name, joined(check)] as const,
  );
  const look = joined(() => conditionOf(needs));
  return async (http) => {
    http.get('/health/live', () => ({ status: 'live' }));
    http.get('/health/ready', async (request, reply) => {
      const isStranger = settings.NODE_ENV === 'production' && !isOperator(request, settings);
      const [results, condition] = await Promise.all([
        Promise.all(checks.map(async ([name, check]) => [name, await inTime(check, false)] as const)),
        isStranger ? undefined : inTime(look, undefined),
      ]);
      const reasons = results.filter(([, ok]) => !ok).map(([name]) => name);
      reply.code(reasons.length === 0 ? 200 : 503);
      if (isStranger) return { status: reasons.length === 0 ? 'ready' : 'not ready' };
      const well = condition && isWell(condition) ? 'ready' : 'degraded';
      const status = reasons.length === 0 ? well : 'not ready';
      return { status, reasons, ...condition, ...(resumes && { resumes: resumes() }), roles, parts };
    });
  };
}

function checksOf({
  pool,
  store,
  lags,
  isStopping,
  dataDirectory,
  roles,
}: Omit<Dependencies, 'parts' | 'checks' | 'resumes' | 'kept' | 'settings' | 'lostRoles'>) {
  return {
    stopping: async () => !isStopping(),
    database: async () => (await pool.query('select 1')).rowCount === 1,
    log: async () => (await store.readAll({ direction: 'backwards', limit: 1 })).length <= 1,
    'read-models': async () => {
      const followers = await lags();
      if (followers.some(({ inOtherLog }) => inOtherLog)) return false;
      // Late read models still show something; read models that were never built do not.
      if (roles.includes('query-api') && !(await areBuilt(pool))) return false;
      return !roles.includes('projections') || !followers.some(isLate);
    },
    disk: async () => {
      const { bavail, bsize } = await statfs(dataDirectory);
      return bavail * bsize > leastFreeBytes;
    },
  } satisfies Readonly<Record<string, Check>>;
}

const isLate = ({ kind, seconds }: Lag) => kind === 'projection' && seconds > mostLagSeconds;
const isStuck = ({ kind, seconds }: Lag) => kind === 'reaction' && seconds > mostReactionLagSeconds;

/** Whether every area that a process projects has its tables. */
async function areBuilt(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ areBuilt: boolean | null }>(
    `select bool_and(to_regclass(format('%I.checkpoint', area)) is not null) as "areBuilt" from ops.projection_code`,
  );
  return rows[0]?.areBuilt === true;
}

type Looks = Pick<Dependencies, 'pool' | 'kept' | 'lags' | 'lostRoles'>;

/** Faults and work in progress that do not stop the service. */
async function conditionOf({ pool, kept, lags, lostRoles }: Looks): Promise<Condition> {
  const parked = (await parkedStreams(pool)).filter(({ streams }) => streams > 0);
  const running = (await projectionJobs(pool)).filter(({ isRunning }) => isRunning);
  const { verification, faults } = await chainState({ pool, kept });
  const { unsealed, position, end } = await sealingState(pool);
  const followers = await lags();
  return {
    parked,
    late: followers.filter(isLate).map(({ name, seconds }) => ({ projection: name, seconds: Math.round(seconds) })),
    stuck: followers.filter(isStuck).map(({ name, seconds }) => ({ reaction: name, seconds: Math.round(seconds) })),
    lostRoles: lostRoles(),
    missingKeys: await countLostKeys(pool),
    sealing: { unsealed, ...(end !== null && { position: position.toString(), end: end.toString() }) },
    chain: verification || faults.length > 0 ? chainCondition(verification, faults) : null,
    work: running.map(({ area, what, position, end, secondsLeft }) => ({
      ...{ area, what, secondsLeft },
      position: position.toString(),
      end: end.toString(),
    })),
  };
}

const chainCondition = (verification: ChainState['verification'], faults: ChainState['faults']) => ({
  verifiedAt: verification?.at ?? null,
  faults: faults.length,
  what: [...new Set(faults.map(({ what }) => what))],
});

type Condition = Readonly<{
  parked: readonly ParkedStreams[];
  /** Read models that are older than allowed, and by how much. */
  late: readonly Readonly<{ projection: string; seconds: number }>[];
  /** Reactions that make no progress, and for how long. */
  stuck: readonly Readonly<{ reaction: string; seconds: number }>[];
  /** Roles of this process that another process on the same data folder took, so that both do the work. */
  lostRoles: readonly Role[];
  work: readonly object[];
  /** The time of the last verification of the whole chain, and all known faults; null if there is neither. */
  chain: ReturnType<typeof chainCondition> | null;
  /** The number of events with unsealed personal data, as last counted; and the progress of sealing, while it runs. */
  sealing: Readonly<{ unsealed: number; position?: string; end?: string }>;
  /** The number of people who can sign in and have lost the key of their data. */
  missingKeys: number;
}>;

const isWell = ({ parked, late, stuck, lostRoles, chain, missingKeys }: Condition) =>
  parked.length + late.length + stuck.length + lostRoles.length === 0 && !chain?.faults && !missingKeys;

/** Returns `otherwise` if the call fails or takes too long. */
async function inTime<Answer>(ask: () => Promise<Answer>, otherwise: Answer): Promise<Answer> {
  const patience = new AbortController();
  const tooLate = sleep(patienceMs, otherwise, { signal: patience.signal }).catch(() => otherwise);
  try {
    return await Promise.race([ask(), tooLate]);
  } catch {
    return otherwise;
  } finally {
    patience.abort();
  }
}
