import { idOf } from '#domain/kernel/ids.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { meetingList } from '#domain/meetings/contract/calls.ts';
import type { MeetingEvent } from '#domain/meetings/events.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { ReadModel } from '../projection.ts';

type Invitee = Readonly<{ inviteeId: string; email: string; userId: string | null }>;
type Row = Readonly<{
  id: string;
  creator_id: string;
  kind: string;
  subject: string;
  created_at: string;
  start_date: string;
  end_date: string;
  time_zone: string;
  meeting_link: string;
  password: string;
  changes: number;
  invitees: readonly Invitee[];
  /** Its creator and the invited people with an account. */
  people: readonly string[];
}>;

type Followed = MeetingEvent | Extract<UserEvent, { type: 'UserErased' }>;

export const meetingListModel: ReadModel<Followed, Row> = {
  name: meetingList.name,
  table: 'meeting_list',
  key: 'id',
  ddl: `create table meeting_list (
      id text primary key, creator_id text not null, kind text not null, subject text not null, created_at timestamptz not null,
      start_date timestamptz not null, end_date timestamptz not null, time_zone text not null, meeting_link text not null,
      password text not null, changes int not null, invitees jsonb not null, people text[] not null);
    create index on meeting_list using gin (people)`,

  personal: { of: 'creator_id', leaves: 'nothing' },
  keys: ({ stream }) => (isStreamOf('meeting', stream) ? [idOf(stream)] : []),
  readers: ({ people }) => people,

  fold(row, event) {
    switch (event.type) {
      case 'MeetingCreated':
      case 'MeetingChanged': {
        const { creatorId, kind, subject, startDate, endDate, timeZone, meetingLink, password } = event.data;
        if (isErased(subject)) return undefined;
        return {
          ...{ id: idOf(event.stream), creator_id: creatorId, kind, subject, start_date: startDate, end_date: endDate },
          ...{ time_zone: timeZone, meeting_link: meetingLink, password },
          ...{ created_at: row?.created_at ?? event.metadata.at, changes: (row?.changes ?? -1) + 1 },
          ...{ invitees: row?.invitees ?? [], people: row?.people ?? [creatorId] },
        };
      }
      case 'MeetingPersonInvited': {
        const { inviteeId, email, userId } = event.data;
        return row && withInvitees(row, [...row.invitees, { inviteeId, email, userId }]);
      }
      case 'MeetingPersonRemoved':
      case 'MeetingPersonForgotten':
        return (
          row &&
          withInvitees(
            row,
            row.invitees.filter(({ inviteeId }) => inviteeId !== event.data.inviteeId),
          )
        );
      case 'MeetingCancelled':
        return undefined;
      default:
        return row;
    }
  },

  /** The addresses of invited people are theirs. */
  statement: ({ type, stream }) =>
    type === 'UserErased'
      ? {
          sql: `update meeting_list set people = array_remove(people, $1), invitees = (
              select coalesce(jsonb_agg(invitee order by place), '[]')
              from jsonb_array_elements(invitees) with ordinality as one (invitee, place)
              where invitee->>'userId' is distinct from $1)
            where people @> array[$1]`,
          values: [idOf(stream)],
        }
      : undefined,
};

const withInvitees = (row: Row, invitees: readonly Invitee[]): Row => ({
  ...row,
  invitees,
  people: [...new Set([row.creator_id, ...invitees.flatMap(({ userId }) => userId ?? [])])],
});
