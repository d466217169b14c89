import type { Pool } from 'pg';
import {
  type Attribute,
  defaultSettings,
  type MeasuredSession,
  type MetaAnalysis,
  sessionProgress,
  usesProgress,
} from '#domain/progress/contract/calls.ts';
import { compareSets, fewestPerSet, setsOf } from '#domain/progress/contract/meta-analysis.ts';
import { currentFormula } from '#domain/sessions/contract/overall-score.ts';
import { PartName, type ScoreTotal } from '#domain/sessions/contract/report.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';
import { utc } from '../times.ts';
import { findBaselines } from './baseline-sessions.ts';
import { measuredColumns } from './measured-row.ts';

type Filters = Readonly<{ since?: string | undefined; type?: string | undefined; limit: number }>;
type Settings = Readonly<{ attributes: Attribute[]; numSessionsPerSet: number }>;

export const sessionProgressQuery = query(sessionProgress, {
  allow: permitted(...usesProgress),
  async answer({ query: filters, userId }, pool) {
    const personId = userId();
    const settings = await settingsOf(pool, personId);
    const [sessions, all, metaAnalysis, incomparable, olderTalks, [baseline = null]] = await Promise.all([
      newest(pool, personId, filters),
      averages(pool, personId, filters),
      compared(pool, personId, settings),
      notCompared(pool, personId),
      scoredByOlder(pool, personId),
      findBaselines(pool, personId, 1),
    ]);
    const besideBaseline = baseline && (await meanBeside(pool, personId, baseline));
    return { sessions, ...all, metaAnalysis, incomparable, olderTalks, settings, baseline, besideBaseline };
  },
});

/** The comparisons, by the person's settings. */
export const comparisonsOf = async (pool: Pool, personId: string): Promise<MetaAnalysis[]> =>
  compared(pool, personId, await settingsOf(pool, personId));

async function settingsOf(pool: Pool, personId: string): Promise<Settings> {
  const text = 'select settings from progress.progress_settings where user_id = $1';
  const { rows } = await pool.query<{ settings: Settings | null }>({
    name: 'progress-settings',
    text,
    values: [personId],
  });
  const settings = rows[0]?.settings ?? defaultSettings;
  // Earlier versions allowed sets of two.
  return { ...settings, numSessionsPerSet: Math.max(fewestPerSet, settings.numSessionsPerSet) };
}

const fitting = `m.owner_id = $1 and m.is_scored and ($2::timestamptz is null or m.created_at >= $2)
  and ($3::text is null or m.type = $3)`;

async function newest(pool: Pool, personId: string, { since, type, limit }: Filters): Promise<MeasuredSession[]> {
  const { rows } = await pool.query<MeasuredSession>({
    name: 'progress-newest',
    text: `select ${measuredColumns} from progress.session_measures m where ${fitting}
      order by m.created_at desc, m.id desc limit $4`,
    values: [personId, since, type, limit],
  });
  return rows;
}

const means = PartName.options.map((name) => `'${name}', avg(m.${name})`).join(', ');
/** The session whose total the others are compared with. */
const newestWithTotal = `with newest as (select score_total, score_version, comparable from progress.session_measures
  where owner_id = $1 and is_scored and session_score is not null order by created_at desc, id desc limit 1)`;

type Averages = Readonly<{
  count: number;
  scoreTotal: ScoreTotal | null;
  sessionScore: number | null;
  sessionScores: Record<PartName, number | null>;
}>;

async function averages(pool: Pool, personId: string, { since, type }: Filters) {
  const { rows } = await pool.query<Averages>({
    name: 'progress-averages',
    text: `${newestWithTotal} select count(*)::int as count, (select score_total from newest) as "scoreTotal",
        avg(m.session_score) filter (where m.score_total = (select score_total from newest)) as "sessionScore",
        json_build_object(${means}) as "sessionScores"
      from progress.session_measures m where ${fitting}`,
    values: [personId, since, type],
  });
  const { count, scoreTotal, ...shown } = rows[0] as Averages;
  return { count, scoreTotal, averages: shown };
}

type Session = Readonly<{ id: string; createdAt: string; count: number } & Record<Attribute, number | null>>;
/** Compares sessions with the same formula, kind and parts as the newest one with a total score. */
async function compared(
  pool: Pool,
  personId: string,
  { attributes, numSessionsPerSet: perSet }: Settings,
): Promise<MetaAnalysis[]> {
  const { rows: sessions } = await pool.query<Session>({
    name: 'progress-compared',
    text: `${newestWithTotal} select m.id, ${utc('m.created_at')} as "createdAt", m.session_score,
        ${PartName.options.map((name) => `m.${name}`).join(', ')}, (count(*) over ())::int as count
      from progress.session_measures m join newest n on n.comparable = m.comparable
      where m.owner_id = $1 and m.is_scored order by m.created_at desc, m.id desc limit $2`,
    values: [personId, 3 * perSet],
  });
  const sets = attributes.map((attribute) => {
    const points = sessions.flatMap(({ id, createdAt, [attribute]: value }) =>
      value === null ? [] : [{ id, createdAt, value }],
    );
    // Sessions with the same parts all have the attribute, or none has.
    const count = points.length === 0 ? 0 : (sessions[0]?.count ?? 0);
    return { count, sets: setsOf(points, { count, perSet }) };
  });
  const results = compareSets(
    sets.map((one) => one.sets),
    perSet,
  );
  return results.map(({ formerSessions, latterSessions, ...result }, n): MetaAnalysis => {
    const count = sets[n]?.count ?? 0;
    return {
      attributeType: attributes[n] as Attribute,
      ...{ ...result, formerSessions: [...formerSessions], latterSessions: [...latterSessions] },
      ...{ numAvailableSessions: count, numSessionsPerSet: perSet },
      numUntilNext: count < 2 * perSet ? 2 * perSet - count : perSet - (count % perSet),
    };
  });
}

async function meanBeside(pool: Pool, personId: string, { id, comparable }: MeasuredSession): Promise<number | null> {
  const { rows } = await pool.query<{ mean: number | null }>({
    name: 'progress-beside-baseline',
    text: `select avg(session_score) as mean from progress.session_measures
      where owner_id = $1 and is_scored and id <> $2 and comparable = $3`,
    values: [personId, id, comparable],
  });
  return rows[0]?.mean ?? null;
}

type Incomparable = Readonly<{ count: number; olderFormula: number }>;

async function notCompared(pool: Pool, personId: string): Promise<Incomparable> {
  const { rows } = await pool.query<Incomparable>({
    name: 'progress-incomparable',
    text: `${newestWithTotal} select count(*)::int as count,
        (count(*) filter (where m.score_version < n.score_version))::int as "olderFormula"
      from progress.session_measures m cross join newest n
      where m.owner_id = $1 and m.is_scored and m.session_score is not null and m.comparable <> n.comparable`,
    values: [personId],
  });
  return rows[0] ?? { count: 0, olderFormula: 0 };
}

const mostOlder = 500;

async function scoredByOlder(pool: Pool, personId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'progress-older-formula',
    text: `select id from progress.session_measures where owner_id = $1 and is_scored and score_version < $2
      order by created_at desc, id desc limit $3`,
    values: [personId, currentFormula, mostOlder],
  });
  return rows.map(({ id }) => id);
}
