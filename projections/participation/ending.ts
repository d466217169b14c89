import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { Statement } from '../projection.ts';
import type { Followed } from './events.ts';

/** For tables about submissions: their rows are deleted with the submission. `submission` runs before them, and has lost its rows by then. */
export function endingOf(table: string, { type, stream, data }: Recorded<Followed>): Statement | undefined {
  switch (type) {
    case 'SubmissionDeleted':
      return { sql: `delete from ${table} where submission_id = $1`, values: [data.submissionId] };
    case 'ParticipantRemoved':
    case 'ParticipationReset':
      return {
        sql: `delete from ${table} where participation_id = $1
          and not exists (select from submission where submission.id = ${table}.submission_id)`,
        values: [idOf(stream)],
      };
    case 'SeminarDeleted':
      return { sql: `delete from ${table} where seminar_id = $1`, values: [idOf(stream)] };
    default:
      return undefined;
  }
}
