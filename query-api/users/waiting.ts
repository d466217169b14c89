import type { Pool } from 'pg';
import { type DatedBlock, deadlinesOf, type Extensions } from '#domain/participation/contract/deadlines.ts';
import type { Standing } from '#domain/participation/contract/progress.ts';
import type { Waiting } from '#domain/users/contract/next-step.ts';
import { isAddressedTo } from '#query-api/invitations/for-others.ts';
import { utc } from '../times.ts';

/** Looks at this many seminars in which the person was active most recently. */
const mostSeminars = 5;
/** In days: older posts are no news. */
const newsDays = 7;

const one = (text: string) => `(select row_to_json(one) from (${text} limit 1) one)`;

const goals = `(select coalesce(json_agg(one), '[]') from (
  select g.id as "goalId", ${utc('p.due_at')} as "dueDate"
    from goals.pursuit p join goals.goal_list g on g.id = p.goal_id
    where p.user_id = $1 and p.due_at is not null and not p.is_reached) one)`;

const feedback = one(`select f.session_id as "sessionId", l.name as session, count(*)::int as count
  from shares.share_feedback f join sessions.session_list l on l.id = f.session_id
  where f.owner_id = $1 and l.owner_id = $1 and not f.is_read
  group by f.session_id, l.name order by max(f.given_at) desc, f.session_id`);

const invitation = one(`select i.id as "invitationId"
  from users.user_account me join invitations.invitation_list i on i.invitee_id = me.id
  where me.id = $1 and ${isAddressedTo('me')} and i.standing = 'open' and (
    exists (select from seminars.seminar_list l where i.target_type = 'seminar' and l.id = i.target_id)
    or exists (select from groups.group_list g where i.target_type = 'group' and g.id = i.target_id and not g.is_removed)
    or exists (select from companies.company_list c where i.target_type = 'company' and c.id = i.target_id))
  order by i.sent_at desc, i.id`);

const posts = one(`select p.group_id as "groupId", g.name as "group", count(*)::int as count
  from groups.member m
  join groups.group_list g on g.id = m.group_id and not g.is_removed
  join groups.post p on p.group_id = m.group_id and p.poster_id <> $1
    and p.created_at > greatest(m.joined_at, now() - interval '${newsDays} days',
      (select checked_at from notifications.inbox where user_id = $1))
  where m.person_id = $1 group by p.group_id, g.name order by max(p.created_at) desc, p.group_id`);

/** Columns for `waitingOf`; `$1` is the person. */
export const waitingColumns = `${goals} as "pressingGoals", ${feedback} as feedback, ${invitation} as invitation, ${posts} as posts`;

export type WaitingRow = Readonly<{ pressingGoals: Waiting['goals'] }> &
  Pick<Waiting, 'feedback' | 'invitation' | 'posts'>;

type SeminarRow = Pick<Standing, 'states' | 'position'> &
  Readonly<{
    seminarId: string;
    seminar: string;
    blocks: readonly (DatedBlock &
      Readonly<{ elements: readonly (DatedBlock['elements'][number] & Readonly<{ title: string }>)[] }>)[];
    extensions: Extensions;
  }>;

/** The next element to do in the seminar in which the person was active most recently. */
export async function nextElement(pool: Pool, personId: string): Promise<Waiting['element']> {
  const { rows } = await pool.query<SeminarRow>({
    name: 'next-element',
    text: `select l.id as "seminarId", l.name as seminar, d.blocks, p.extensions, st.states, st.position
      from participation.participation p join participation.standing st on st.id = p.id join seminars.seminar_list l on l.id = p.seminar_id
      join seminars.seminar_detail d on d.id = l.id
      where p.participant_id = $1 and l.is_published and not l.is_closed
      order by p.last_active_at desc, p.id limit ${mostSeminars}`,
    values: [personId],
  });
  return rows.map(elementIn).find((element) => element !== null) ?? null;
}

function elementIn(row: SeminarRow): Waiting['element'] {
  const { states, position } = row;
  if (!position || states[position.elementId] !== 'active') return null;
  const element = row.blocks.flatMap(({ elements }) => elements).find(({ id }) => id === position.elementId);
  if (!element) return null;
  const { seminarId, seminar } = row;
  const dueAt = deadlinesOf(row.blocks, row.extensions)[element.id] ?? null;
  return { seminarId, seminar, elementId: element.id, title: element.title, dueAt };
}
