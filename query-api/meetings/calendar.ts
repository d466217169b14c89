import { refuse } from '#domain/kernel/errors.ts';
import { calendarFeed, calendarFile as calendarFileCall } from '#domain/meetings/contract.ts';
import { type Appointment, calendarFile } from '#infra/calendar/calendar-file.ts';
import { hashOfToken } from '#infra/hash-of-token.ts';
import { query } from '../query-area.ts';

export const calendarFeedQuery = query(calendarFeed, {
  schemas: [],
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
    nullif(m.meeting_link, '') as url, m.changes as sequence
  from ops.calendar_feed f join meetings.meeting_list m on m.people @> array[f.owner_id]
  where f.token_hash = $1 and m.end_date > now() - interval '90 days' order by m.start_date, m.id`;

type Row = Omit<Appointment, 'start' | 'end' | 'url'> &
  Readonly<{ start: Date | string; end: Date | string; url: string | null }>;

/** The secret address is the right to read it. */
export const calendarFileQuery = query(calendarFileCall, {
  schemas: ['meetings'],
  allow: 'anyone',
  async answer({ params: { token }, reply }, pool) {
    const hash = hashOfToken(token.replace(/\.ics$/, ''));
    const { rowCount } = await pool.query('select from ops.calendar_feed where token_hash = $1', [hash]);
    if (!rowCount) return refuse('not_found');
    const { rows } = await pool.query<Row>(meetings, [hash]);
    const appointments = rows.map(({ start, end, url, ...row }) => ({
      ...{ ...row, start: new Date(start).toISOString(), end: new Date(end).toISOString() },
      ...(url && { url }),
    }));
    return reply.type('text/calendar; charset=utf-8').send(calendarFile({ name: 'Rostra', appointments }));
  },
});
