import { type Meeting, meetingList } from '#domain/meetings/contract/calls.ts';
import { nameOf } from '#query-api/users/for-others.ts';
import { query } from '../query-area.ts';

type Invitee = Readonly<{ email: string; userId: string | null; username: string | null; name: string | null }>;
type Row = Omit<Meeting, 'isOwner' | 'invitedUsers' | 'extraUsers'> &
  Readonly<{ creatorId: string; invitees: readonly Invitee[] }>;

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const text = `select m.id, m.kind as type, m.subject, u.username as creator, ${nameOf('u')} as "creatorName", m.creator_id as "creatorId",
    ${moment('m.created_at')} as "createdAt", ${moment('m.start_date')} as "startDate", ${moment('m.end_date')} as "end",
    m.time_zone as "timeZone", nullif(m.meeting_link, '') as "meetingLink", nullif(m.password, '') as password,
    coalesce((select jsonb_agg(i || jsonb_build_object('username', a.username, 'name', ${nameOf('a')}) order by n)
                from jsonb_array_elements(m.invitees) with ordinality as given (i, n)
                left join users.user_account a on a.id = i ->> 'userId'), '[]') as invitees
  from meetings.meeting_list m left join users.user_account u on u.id = m.creator_id
  where m.people @> array[$1] and m.end_date > now() - interval '90 days'
  order by m.start_date, m.id`;

export const meetingListQuery = query(meetingList, {
  allow: 'signedIn',
  async answer({ userId }, pool) {
    const { rows } = await pool.query<Row>(text, [userId()]);
    return rows.map((row) => shownTo(userId(), row));
  },
});

/** Shows addresses only to the person who typed them. */
function shownTo(person: string, { creatorId, invitees, ...meeting }: Row): Meeting {
  const isOwner = creatorId === person;
  return {
    ...meeting,
    isOwner,
    invitedUsers: invitees
      .filter(({ userId }) => userId !== null)
      .map(({ userId, username, name, email }) => ({ id: userId, username, name, email: isOwner ? email : null })),
    extraUsers: isOwner ? invitees.filter(({ userId }) => userId === null).map(({ email }) => email) : [],
  };
}
