import { idOf } from '#domain/kernel/ids.ts';
import type { Extensions } from '#domain/participation/contract/deadlines.ts';
import type { CountedSession, DoneWork } from '#domain/participation/contract/progress.ts';
import type { ParticipationEvent } from '#domain/participation/events.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './events.ts';

type Done = DoneWork & Readonly<{ hasFeedback: boolean }>;

type Row = Readonly<{
  id: string;
  seminar_id: string;
  participant_id: string;
  joined_at: string;
  /** The revision of the seminar's stream. */
  joined_revision: number;
  last_active_at: string;
  /** The facts that decide a participant's standing. */
  submissions: readonly Done[];
  counted: readonly CountedSession[];
  /** Deadlines of their own, by element. */
  extensions: Extensions;
}>;

/** One row for each participant. */
export const participationModel: ReadModel<Followed, Row> = {
  name: 'participation',
  table: 'participation',
  key: 'id',
  ddl: `create table participation (
      id text primary key, seminar_id text not null, participant_id text not null, joined_at timestamptz not null,
      joined_revision int not null, last_active_at timestamptz not null, submissions jsonb not null, counted jsonb not null,
      extensions jsonb not null default '{}');
    create unique index on participation (seminar_id, participant_id);
    create index on participation (participant_id)`,
  audience: { kind: 'seminar', id: 'seminar_id', person: 'participant_id' },

  keys: ({ stream }) => (stream.startsWith('participation-') ? [idOf(stream)] : []),
  readers: ({ seminar_id, participant_id }) => [participant_id, `seminar_owner:${seminar_id}`],

  fold(row, event) {
    if (event.type === 'ParticipantJoined') {
      const { seminarId, participantId, seminarRevision } = event.data;
      const { at } = event.metadata;
      const times = { joined_at: at, joined_revision: seminarRevision, last_active_at: at };
      const facts = { seminar_id: seminarId, participant_id: participantId };
      return { id: idOf(event.stream), ...facts, ...times, submissions: [], counted: [], extensions: {} };
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

function changes(event: ParticipationEvent, row: Row): Partial<Row> | undefined {
  const { submissions, counted } = row;
  switch (event.type) {
    case 'ElementSubmitted':
    case 'ElementSkipped':
      return { submissions: [...submissions, doneBy(event)] };
    case 'SubmissionDeleted':
      return { submissions: submissions.filter(({ id }) => id !== event.data.submissionId) };
    case 'SubmissionShared':
      return { submissions: changed(submissions, event.data.submissionId, { isShared: true }) };
    case 'SubmissionUnshared':
      return { submissions: changed(submissions, event.data.submissionId, { isShared: false }) };
    case 'FeedbackReceived':
      return { submissions: changed(submissions, event.data.submissionId, { hasFeedback: true }) };
    case 'DeadlineExtended': {
      const { elementId, dueAt } = event.data;
      const { [elementId]: _, ...others } = row.extensions;
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
      const isKept = ({ at }: Readonly<{ at: number }>) => upTo !== null && at >= upTo;
      return { submissions: submissions.filter(isKept), counted: counted.filter(isKept) };
    }
    default:
      return undefined;
  }
}

const changed = (submissions: readonly Done[], id: string, change: Partial<Done>) =>
  submissions.map((submission) => (submission.id === id ? { ...submission, ...change } : submission));

const isOf = (wanted: Readonly<{ elementId: string; sessionId: string }>) => (one: CountedSession) =>
  one.elementId === wanted.elementId && one.sessionId === wanted.sessionId;

function doneBy({ type, data }: Extract<ParticipationEvent, { type: 'ElementSubmitted' | 'ElementSkipped' }>): Done {
  const { submissionId, elementId, seminarRevision } = data;
  const score = type === 'ElementSubmitted' ? data.score : null;
  const facts = { id: submissionId, elementId, at: seminarRevision, skipped: type === 'ElementSkipped', score };
  return { ...facts, isShared: false, hasFeedback: false };
}
