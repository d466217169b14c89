import type { Pool } from 'pg';
import type { Reader } from './read-model-changes.ts';

/** A view in the schema of an area: `id` of an audience of this kind, and the id of a `person` who belongs to it. */
export const audienceView = (kind: string) => `audience_${kind}`;

/** Undefined if the reader is a person. */
export function audienceOf(reader: Reader): Readonly<{ kind: string; id: string }> | undefined {
  const at = reader.indexOf(':');
  return at < 0 ? undefined : { kind: reader.slice(0, at), id: reader.slice(at + 1) };
}

type Member = Readonly<{ id: string; person: string }>;
type AudienceQuery = Readonly<{ kind: string; ids: readonly string[]; people: readonly string[] }>;

/** Maximum number of people that a query names. For more people it reads all members, because so many ids would be longer than most answers. */
const mostAsked = 1_000;
/** undefined_table, undefined_schema: the schema was swapped or dropped meanwhile. */
const gone = ['42P01', '3F000'];

export type Audiences = Readonly<{
  /** The current memberships of `people` in these audiences of one kind. */
  members: (asked: AudienceQuery) => Promise<readonly Member[]>;
  /** Drops the cached views. Call it when another version of the read models serves. */
  forget: () => void;
}>;

/** The audiences that read models in this database declare. */
export function audiencesIn(pool: Pool): Audiences {
  const known = new Map<string, readonly string[]>();

  async function viewsOf(kind: string): Promise<readonly string[]> {
    const views = known.get(kind) ?? (await findViews(pool, kind));
    // Do not cache an empty result: a version that is being built may declare the kind.
    if (views.length > 0) known.set(kind, views);
    return views;
  }

  async function find({ kind, ids, people }: AudienceQuery): Promise<readonly Member[]> {
    const views = await viewsOf(kind);
    if (views.length === 0 || people.length === 0) return [];
    const asked = people.length <= mostAsked;
    const parts = views.map(
      (view) => `select id, person from ${view} where id = any($1) ${asked ? 'and person = any($2)' : ''}`,
    );
    const { rows } = await pool.query<Member>(parts.join(' union '), asked ? [ids, people] : [ids]);
    const there = new Set(people);
    return asked ? rows : rows.filter(({ person }) => there.has(person));
  }

  return {
    forget: () => known.clear(),
    async members(asked) {
      try {
        return await find(asked);
      } catch (error) {
        if (!gone.includes((error as { code?: string }).code ?? '')) throw error;
        known.delete(asked.kind);
        return find(asked);
      }
    },
  };
}

/** The views of this kind in all serving areas. */
async function findViews(pool: Pool, kind: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ view: string }>(
    `select format('%I.%I', nspname, relname) as view
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relname = $1 and relkind = 'v' and nspname !~ '__' order by 1`,
    [audienceView(kind)],
  );
  return rows.map(({ view }) => view);
}
