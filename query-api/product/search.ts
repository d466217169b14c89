import type { Pool } from 'pg';
import { usesGoals } from '#domain/goals/contract/calls.ts';
import { usesGroups } from '#domain/groups/contract/calls.ts';
import { operatorId } from '#domain/kernel/operator.ts';
import { permitsAny } from '#domain/kernel/permissions.ts';
import { type Found, foundKinds, searchEverything } from '#domain/product/contract/search.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { principalOf } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';
import { spokenWords } from './spoken-search.ts';

/** Spoken words have no name to compare. */
type Kind = Exclude<Found['kind'], 'words'>;
type Source = Readonly<{
  /** SQL: the name that is compared. */
  name: string;
  at: string;
  detail?: string;
  id: string;
  /** `$1` is the caller. */
  from: string;
}>;

/** Maximum hits of each kind. People have many sessions, but few of the others. */
const most: Readonly<Record<Kind, number>> = {
  talk: 6,
  ...{ person: 4, group: 3, seminar: 3, deck: 3, goal: 3, article: 3 },
};

const sources: Readonly<Record<Kind, Source>> = {
  talk: { id: 'l.id', name: 'l.name', at: 'l.created_at', from: 'sessions.session_list l where l.owner_id = $1' },
  person: {
    id: 'g.id',
    name: `u.first_name || ' ' || u.last_name`,
    at: 'null::timestamptz',
    detail: 'g.name',
    from: `(select distinct on (m.person_id) m.person_id, m.group_id from groups.member me
        join groups.member m on m.group_id = me.group_id and m.is_visible and m.person_id <> $1
        where me.person_id = $1 order by m.person_id, m.group_id) o
      join groups.group_list g on g.id = o.group_id and not g.is_removed
      join users.user_account u on u.id = o.person_id where true`,
  },
  group: {
    id: 'g.id',
    name: 'g.name',
    at: 'g.created_at',
    from: `groups.group_list g where not g.is_removed and ((g.is_public and not g.is_closed)
      or exists (select 1 from groups.member m where m.group_id = g.id and m.person_id = $1))`,
  },
  seminar: {
    id: 's.id',
    name: 's.name',
    at: 's.created_at',
    from: `seminars.seminar_list s where (s.owner_id = $1
      or exists (select 1 from participation.participation p where p.seminar_id = s.id and p.participant_id = $1))`,
  },
  deck: {
    id: 'd.id',
    name: 'd.name',
    at: 'd.created_at',
    from: `presentations.presentation d where d.owner_id in ($1, '${operatorId}') and not d.is_withdrawn`,
  },
  goal: {
    id: 'g.id',
    name: 'g.title',
    at: 'g.created_at',
    from: `goals.goal_list g where (g.owner_id = $1
      or exists (select 1 from goals.pursuit p where p.goal_id = g.id and p.user_id = $1))`,
  },
  article: { id: 'a.id', name: 'a.title', at: 'a.posted_at', from: 'news.article a where not a.is_draft' },
};

const lower = (text: string) => `lower(${text} collate "und-x-icu")`;
/** The share of the text's trigrams that a word of the name must contain. Forgives one wrong letter of six. */
const alike = 0.4;
/** Compares only the newest names of each kind, because comparing trigrams is slow. */
const mostCompared = 2_000;

type Way = Readonly<{ matches: string; order: string; among: string }>;
const ways: Readonly<Record<'exact' | 'near', Way>> = {
  exact: { matches: `position(${lower('$2')} in ${lower('one.name')}) > 0`, order: '', among: '' },
  near: {
    matches: `word_similarity(${lower('$2')}, ${lower('one.name')}) >= ${alike}`,
    order: `word_similarity(${lower('$2')}, ${lower('one.name')}) desc,`,
    among: `limit ${mostCompared}`,
  },
};

function selectOf(kind: Kind, { matches, order, among }: Way): string {
  const { id, name, at, detail = 'null::text', from } = sources[kind];
  return `(select '${kind}' as kind, one.id, one.name as title, one.detail,
      to_char(one.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from (select ${id} as id, ${name} as name, ${detail} as detail, ${at} as at from ${from}
      order by ${at} desc nulls last ${among}) one
    where ${matches} order by ${order} one.at desc nulls last, one.id limit ${most[kind]})`;
}

type Looked = Readonly<{ kinds: readonly Kind[]; personId: string; text: string }>;

async function named(pool: Pool, way: Way, { kinds, personId, text }: Looked): Promise<Found[]> {
  if (kinds.length === 0) return [];
  const statement = kinds.map((kind) => selectOf(kind, way)).join(' union all ');
  return (await pool.query<Found>(statement, [personId, text])).rows;
}

export const searchQuery = query(searchEverything, {
  allow: 'signedIn',
  async answer({ query: { text }, userId, request }, pool) {
    const { permissions } = principalOf(request);
    const needed: Readonly<Partial<Record<Kind, readonly string[]>>> = {
      ...{ person: usesGroups, group: usesGroups, goal: [usesGoals], seminar: [usesSeminars] },
    };
    const kinds = foundKinds
      .filter((kind) => kind !== 'words')
      .filter((kind) => {
        const asked = needed[kind];
        return !asked || permitsAny(permissions, [...asked]);
      });
    const looked = { kinds, personId: userId(), text };
    const found = (
      await Promise.all([named(pool, ways.exact, looked), spokenWords(pool, looked.personId, text)])
    ).flat();
    // The slowest comparison, for typing errors, runs only if nothing matches exactly.
    return found.length > 0 ? found : named(pool, ways.near, looked);
  },
});
