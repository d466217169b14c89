import { idOf } from '#domain/kernel/ids.ts';
import { outerOf } from '#infra/ids.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './events.ts';

type Row = Readonly<{
  id: string;
  participation_id: string;
  seminar_id: string;
  element_id: string;
  participant_id: string;
  type: string;
  /** JSON; empty if nothing was filled in. */
  answers: string;
  session_id: string | null;
  score: number | null;
  about: string | null;
  skipped: boolean;
  is_shared: boolean;
  created_at: string;
  /** Revision of the seminar's stream. It identifies the rules of that moment. */
  made_at_revision: number;
}>;

export const submissionModel: ReadModel<Followed, Row> = {
  name: 'submission',
  table: 'submission',
  key: 'id',
  ddl: `create table submission (
      id text primary key, participation_id text not null, seminar_id text not null, element_id text not null,
      participant_id text not null, type text not null, answers text not null, session_id text,
      score double precision, about text, skipped boolean not null, is_shared boolean not null,
      created_at timestamptz not null, made_at_revision int not null);
    create index on submission (participation_id);
    create index on submission (seminar_id, element_id);
    create index on submission (seminar_id, created_at desc) where is_shared`,

  personal: { of: 'participant_id', leaves: 'nothing' },
  keys({ type, data }) {
    switch (type) {
      case 'ElementSubmitted':
      case 'ElementSkipped':
      case 'SubmissionDeleted':
      case 'SubmissionShared':
      case 'SubmissionUnshared':
        return [data.submissionId];
      default:
        return [];
    }
  },
  readers: ({ seminar_id, participant_id, is_shared }) => [
    participant_id,
    is_shared ? `seminar:${seminar_id}` : `seminar_owner:${seminar_id}`,
  ],

  fold(row, event) {
    switch (event.type) {
      case 'ElementSubmitted':
        return made(event, event.data);
      case 'ElementSkipped': {
        const nothing = { answers: '', sessionId: null, score: null, about: null };
        return made(event, { ...event.data, ...nothing }, true);
      }
      case 'SubmissionShared':
        return row && { ...row, is_shared: true };
      case 'SubmissionUnshared':
        return row && { ...row, is_shared: false };
      case 'SubmissionDeleted':
        return undefined;
      default:
        return row;
    }
  },

  statement({ type, stream, data }) {
    switch (type) {
      case 'ParticipantRemoved':
        return { sql: 'delete from submission where participation_id = $1', values: [idOf(stream)] };
      case 'ParticipationReset':
        return {
          sql: 'delete from submission where participation_id = $1 and ($2::int is null or made_at_revision < $2::int)',
          values: [idOf(stream), data.upTo],
        };
      case 'SeminarDeleted':
        return { sql: 'delete from submission where seminar_id = $1', values: [idOf(stream)] };
      default:
        return undefined;
    }
  },
};

type NewSubmission = Readonly<{
  submissionId: string;
  elementId: string;
  participantId: string;
  seminarRevision: number;
  type: string;
  answers: string;
  sessionId: string | null;
  score: number | null;
  about: string | null;
}>;
type At = Readonly<{ stream: string; metadata: Readonly<{ at: string }> }>;

// One literal: most rows of a rebuild are created here, and each spread costs a microsecond.
const made = ({ stream, metadata }: At, submitted: NewSubmission, skipped = false): Row => ({
  id: submitted.submissionId,
  participation_id: idOf(stream),
  seminar_id: outerOf(submitted.elementId),
  element_id: submitted.elementId,
  participant_id: submitted.participantId,
  type: submitted.type,
  answers: submitted.answers,
  session_id: submitted.sessionId,
  score: submitted.score,
  about: submitted.about,
  skipped,
  is_shared: false,
  created_at: metadata.at,
  made_at_revision: submitted.seminarRevision,
});
