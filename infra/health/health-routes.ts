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
import { projectionWork } from './projection-work.ts';

type Dependencies = Readonly<{
  settings: OperatorSettings & Pick<Settings, 'NODE_ENV'>;
  pool: Pool;
  store: EventStore;
  lags: () => Promise<readonly Lag[]>;
  isStopping: () => boolean;
  roles: readonly Role[];
  dataDirectory: string;
  /** The chain heads that are kept outside of the database, to verify the log. */
  kept: KeptHeads;
  /** The other dependencies that must answer, by name. */
  checks?: Readonly<Record<string, () => Promise<boolean>>>;
  /** How often the subscription to the log was taken up again, by reason; where the log has one. */
  resumes?: (() => Readonly<Record<string, number>>) | undefined;
  /** Names of what this process runs with, for the person who looks. */
  parts: Readonly<Record<string, string>>;
}>;

type Check = () => Promise<boolean>;

const leastFreeBytes = 2_000_000_000;
/** The lag allowed for what people see. */
const mostLagSeconds = 10;
/** The lag of a reaction at which somebody has to look. */
const mostReactionLagSeconds = 60;
/** A check that takes longer has failed. */
const patienceMs = 2_000;

/**
 * `/health/live`: the process answers. `/health/ready`: it can do its work; 503 with the reasons where not, `degraded`
 * where some streams are parked, a reaction does not get on, the log was found to be tampered with, or keys of persons are missing, and everything else
 * goes on. In production strangers are told whether it is ready, and nothing else.
 */
export function healthRoutes({ roles, parts, resumes, settings, ...needs }: Dependencies): FastifyPluginAsync {
  const checks = Object.entries({ ...checksOf(needs), ...needs.checks }).map(
    ([name, check]: readonly [string, Check]) => [name, joined(check)] as const,
  );
  const look = joined(() => conditionOf(needs));
  return async (http) => {
    http.get('/health/live', () => ({ status: 'live' }));
    http.get('/health/ready', async (request, reply) => {
      const [results, condition] = await Promise.all([
        Promise.all(checks.map(async ([name, check]) => [name, await inTime(check, false)] as const)),
        inTime(look, { parked: [], stuck: [], work: [], chain: null, sealing: null, missingKeys: null }),
      ]);
      const reasons = results.filter(([, ok]) => !ok).map(([name]) => name);
      reply.code(reasons.length === 0 ? 200 : 503);
      if (settings.NODE_ENV === 'production' && !isOperator(request, settings))
        return { status: reasons.length === 0 ? 'ready' : 'not ready' };
      const isWell =
        condition.parked.length + condition.stuck.length === 0 && !condition.chain?.faults && !condition.missingKeys;
      const well = isWell ? 'ready' : 'degraded';
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
}: Omit<Dependencies, 'roles' | 'parts' | 'checks' | 'resumes' | 'kept' | 'settings'>) {
  return {
    stopping: async () => !isStopping(),
    database: async () => (await pool.query('select 1')).rowCount === 1,
    log: async () => (await store.readAll({ direction: 'backwards', limit: 1 })).length <= 1,
    'read-models': async () => {
      const followers = await lags();
      const isLate = ({ kind, seconds }: Lag) => kind === 'projection' && seconds > mostLagSeconds;
      return !followers.some((follower) => follower.inOtherLog || isLate(follower));
    },
    disk: async () => {
      const { bavail, bsize } = await statfs(dataDirectory);
      return bavail * bsize > leastFreeBytes;
    },
  } satisfies Readonly<Record<string, Check>>;
}

/** The faults and the work under way that do not stop the service. */
async function conditionOf({ pool, kept, lags }: Pick<Dependencies, 'pool' | 'kept' | 'lags'>): Promise<Condition> {
  const parked = (await parkedStreams(pool)).filter(({ streams }) => streams > 0);
  const running = (await projectionWork(pool)).filter(({ isRunning }) => isRunning);
  const { verification, faults } = await chainState({ pool, kept });
  const { unsealed, position, end } = await sealingState(pool);
  const isStuck = ({ kind, seconds }: Lag) => kind === 'reaction' && seconds > mostReactionLagSeconds;
  return {
    parked,
    stuck: (await lags())
      .filter(isStuck)
      .map(({ name, seconds }) => ({ reaction: name, seconds: Math.round(seconds) })),
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
  /** Reactions that do not get on, and for how long. */
  stuck: readonly Readonly<{ reaction: string; seconds: number }>[];
  work: readonly object[];
  /** When the whole chain over the log was looked at last, and what is wrong with it; null before anything is known. */
  chain: ReturnType<typeof chainCondition> | null;
  /** Events that tell something personal unsealed, as last counted; how far sealing them is, while that is under way. */
  sealing: Readonly<{ unsealed: number; position?: string; end?: string }> | null;
  /** How many people who can sign in have no key to what is theirs: it was lost. */
  missingKeys: number | null;
}>;

/** `otherwise` where it fails, or takes too long. */
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
