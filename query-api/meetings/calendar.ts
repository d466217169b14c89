import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { calendarFeed, calendarFile as calendarFileCall } from '#domain/meetings/contract/calls.ts';
import { type Appointment, calendarFile } from '#infra/calendar/calendar-file.ts';
import { howToJoin } from '#infra/calendar/how-to-join.ts';
import { hashOfToken } from '#infra/hash-of-token.ts';
import { personalGoals } from '#query-api/goals/for-others.ts';
import { dueElementsOf } from '#query-api/participation/for-others.ts';
import { query } from '../query-area.ts';

export const calendarFeedQuery = query(calendarFeed, {
  allow: 'signedIn',
  async answer({ userId }, pool) {
    const { rows } = await pool.query<{ since: string }>(
      `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
         from ops.calendar_feed where owner_id = $1`,
      [userId()],
    );
    return { since: rows[0]?.since ?? null };
  },
});

const meetings = `select 'meeting-' || m.id as id, m.subject as summary, m.start_date as start, m.end_date as "end",
    m.meeting_link as link, m.password, m.changes as sequence
  from meetings.meeting_list m where m.people @> array[$1] and m.end_date > now() - interval '90 days'
  order by m.start_date, m.id`;

type Row = Omit<Appointment, 'start' | 'end' | 'url'> &
  Readonly<{ start: Date | string; end: Date | string; link: string; password: string }>;

async function meetingsOf(pool: Pool, { id, locale }: Owner): Promise<readonly Appointment[]> {
  const { rows } = await pool.query<Row>(meetings, [id]);
  return rows.map(({ start, end, link, password, ...row }) => ({
    ...{ ...row, start: new Date(start).toISOString(), end: new Date(end).toISOString() },
    ...howToJoin({ link, password, locale }),
  }));
}

const lastMinutes = 30 * 60_000;
const goalIn = { de: 'Ziel', en: 'Goal' } as const;

/** For each open goal an entry of half an hour that ends when the goal is due. An entry of a whole day would be wrong in some time zones. */
async function dueGoalsOf(pool: Pool, { id, locale }: Owner): Promise<readonly Appointment[]> {
  const goals = await personalGoals(pool, id, new Date());
  return goals.flatMap(({ id: goalId, title, state, dueDate }) => {
    if (dueDate === null || state !== 'open') return [];
    const end = new Date(dueDate);
    const start = new Date(end.getTime() - lastMinutes).toISOString();
    const summary = `${goalIn[locale]}: ${title}`;
    return [{ id: `goal-${goalId}`, summary, start, end: end.toISOString(), sequence: 0 }];
  });
}

/** For each open element of a seminar an entry of half an hour that ends when the element is due. */
async function dueElements(pool: Pool, { id }: Owner): Promise<readonly Appointment[]> {
  return (await dueElementsOf(pool, id)).map(({ elementId, title, seminar, dueAt }) => {
    const start = new Date(Date.parse(dueAt) - lastMinutes).toISOString();
    return { id: `element-${elementId}`, summary: `${seminar}: ${title}`, start, end: dueAt, sequence: 0 };
  });
}

type Owner = Readonly<{ id: string; locale: 'de' | 'en' }>;

/** Knowing the secret address gives access. */
export const calendarFileQuery = query(calendarFileCall, {
  allow: 'anyone',
  async answer({ params: { token }, reply }, pool) {
    const { rows } = await pool.query<Owner>(
      `select u.id, u.locale from ops.calendar_feed f join users.user_account u on u.id = f.owner_id where f.token_hash = $1`,
      [hashOfToken(token.replace(/\.ics$/, ''))],
    );
    const owner = rows[0] ?? refuse('not_found');
    const found = await Promise.all([meetingsOf(pool, owner), dueGoalsOf(pool, owner), dueElements(pool, owner)]);
    const file = calendarFile({ name: 'Rostra', appointments: found.flat() });
    return reply.type('text/calendar; charset=utf-8').send(file);
  },
});
