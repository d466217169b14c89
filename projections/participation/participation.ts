import { idOf } from '#domain/kernel/ids.ts';
import type { Extensions } from '#domain/participation/contract/deadlines.ts';
import type { CountedSession } from '#domain/participation/contract/progress.ts';
import type { ParticipationEvent } from '#domain/participation/events.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './events.ts';

type Row = Readonly<{
  id: string;
  seminar_id: string;
  participant_id: string;
  joined_at: string;
  /** The revision of the seminar's stream. */
  joined_revision: number;
  last_active_at: string;
  counted: readonly CountedSession[];
  /** Personal deadlines, by element. */
  extensions: Extensions;
}>;

/** One row for each participant. */
export const participationModel: ReadModel<Followed, Row> = {
  name: 'participation',
  table: 'participation',
  key: 'id',
  ddl: `create table participation (
      id text primary key, seminar_id text not null, participant_id text not null, joined_at timestamptz not null,
      joined_revision int not null, last_active_at timestamptz not null, counted jsonb not null,
      extensions jsonb not null default '{}');
    create unique index on participation (seminar_id, participant_id);
    create index on participation (participant_id)`,
  audience: { kind: 'seminar', id: 'seminar_id', person: 'participant_id' },

  keys: ({ stream }) => (isStreamOf('participation', stream) ? [idOf(stream)] : []),
  readers: ({ seminar_id, participant_id }) => [participant_id, `seminar_owner:${seminar_id}`],

  fold(row, event) {
    if (event.type === 'ParticipantJoined') {
      const { seminarId, participantId, seminarRevision } = event.data;
      const { at } = event.metadata;
      const times = { joined_at: at, joined_revision: seminarRevision, last_active_at: at };
      const facts = { seminar_id: seminarId, participant_id: participantId };
      return { id: idOf(event.stream), ...facts, ...times, counted: [], extensions: {} };
    }
    if (event.type === 'ParticipantRemoved' || !row) return undefined;
    const changed = changes(event as ParticipationEvent, row);
    const isOwn = event.metadata.actor.id === row.participant_id;
    return changed ? { ...row, ...changed, ...(isOwn && { last_active_at: event.metadata.at }) } : row;
  },

  statement({ type, stream }) {
    if (type !== 'SeminarDeleted') return undefined;
    return { sql: 'delete from participation where seminar_id = $1', values: [idOf(stream)] };
  },
};

/** Submissions are in a separate table. */
function changes(event: ParticipationEvent, { counted, extensions }: Row): Partial<Row> | undefined {
  switch (event.type) {
    case 'ElementSubmitted':
    case 'ElementSkipped':
    case 'SubmissionDeleted':
    case 'SubmissionShared':
    case 'SubmissionUnshared':
    case 'FeedbackReceived':
      return {};
    case 'DeadlineExtended': {
      const { elementId, dueAt } = event.data;
      const { [elementId]: _, ...others } = extensions;
      return { extensions: dueAt === null ? others : { ...others, [elementId]: dueAt } };
    }
    case 'SessionCounted': {
      const { elementId, sessionId, seminarRevision, score } = event.data;
      const known = counted.find(isOf(event.data));
      const session = { elementId, sessionId, at: known?.at ?? seminarRevision, score };
      return { counted: known ? counted.map((one) => (one === known ? session : one)) : [...counted, session] };
    }
    case 'SessionNotCounted':
      return { counted: counted.filter((one) => !isOf(event.data)(one)) };
    case 'ParticipationReset': {
      const { upTo } = event.data;
      return { counted: counted.filter(({ at }) => upTo !== null && at >= upTo) };
    }
    default:
      return undefined;
  }
}

const isOf = (wanted: Readonly<{ elementId: string; sessionId: string }>) => (one: CountedSession) =>
  one.elementId === wanted.elementId && one.sessionId === wanted.sessionId;
