import type { Pool } from 'pg';
import {
  type Attribute,
  defaultSettings,
  type MeasuredSession,
  type MetaAnalysis,
  sessionProgress,
  usesProgress,
} from '#domain/progress/contract.ts';
import { compareSets } from '#domain/progress/meta-analysis.ts';
import { PartName } from '#domain/sessions/report.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';
import { findBaselines } from './baseline-sessions.ts';
import { measuredColumns } from './measured-row.ts';

type Filters = Readonly<{ since?: string | undefined; type?: string | undefined; limit: number }>;
type Settings = Readonly<{ attributes: Attribute[]; numSessionsPerSet: number }>;

export const sessionProgressQuery = query(sessionProgress, {
  schemas: ['progress'],
  allow: permitted(...usesProgress),
  async answer({ query: filters, userId }, pool) {
    const personId = userId();
    const settings = await settingsOf(pool, personId);
    const [sessions, all, metaAnalysis, [baseline = null]] = await Promise.all([
      newest(pool, personId, filters),
      averages(pool, personId, filters),
      compared(pool, personId, settings),
      findBaselines(pool, personId, 1),
    ]);
    return { sessions, ...all, metaAnalysis, settings, baseline };
  },
});

/** As they have set it. */
export const comparisonsOf = async (pool: Pool, personId: string): Promise<MetaAnalysis[]> =>
  compared(pool, personId, await settingsOf(pool, personId));

async function settingsOf(pool: Pool, personId: string): Promise<Settings> {
  const text = 'select settings from progress.progress_settings where user_id = $1';
  const { rows } = await pool.query<{ settings: Settings | null }>({
    name: 'progress-settings',
    text,
    values: [personId],
  });
  return rows[0]?.settings ?? defaultSettings;
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
type Averages = Readonly<{
  count: number;
  sessionScore: number | null;
  sessionScores: Record<PartName, number | null>;
}>;

async function averages(pool: Pool, personId: string, { since, type }: Filters) {
  const { rows } = await pool.query<Averages>({
    name: 'progress-averages',
    text: `select count(*)::int as count, avg(m.session_score) as "sessionScore",
        json_build_object(${means}) as "sessionScores"
      from progress.session_measures m where ${fitting}`,
    values: [personId, since, type],
  });
  const { count, ...shown } = rows[0] as Averages;
  return { count, averages: shown };
}

type Point = Readonly<{ attribute: Attribute; id: string; createdAt: string; value: number }>;

async function compared(pool: Pool, personId: string, settings: Settings): Promise<MetaAnalysis[]> {
  const { attributes, numSessionsPerSet } = settings;
  const { rows } = await pool.query<Point>({
    text: attributes.map(lastOf).join(' union all '),
    values: [personId, 2 * numSessionsPerSet],
  });
  return attributes.map((attributeType) => {
    const points = rows
      .filter(({ attribute }) => attribute === attributeType)
      .map(({ attribute: _, ...point }) => point);
    const sets = compareSets(points, numSessionsPerSet);
    return {
      ...{ attributeType, numAvailableSessions: points.length, numSessionsPerSet },
      ...{ ...sets, formerSessions: [...sets.formerSessions], latterSessions: [...sets.latterSessions] },
    };
  });
}

/** Names of columns are those of the contract. */
const lastOf = (attribute: Attribute): string => `(select '${attribute}' as attribute, m.id,
    to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", m.${attribute} as value
  from progress.session_measures m where m.owner_id = $1 and m.is_scored and m.${attribute} is not null
  order by m.created_at desc, m.id desc limit $2)`;
