import type { Pool } from 'pg';
import { findSeminar } from '#command-api/seminars/for-others.ts';
import { remindedAhead } from '#domain/participation/contract/deadlines.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { ScheduledJob } from '../job-handler.ts';
import { factsFor, type Log, participantsOf, toParticipation } from './stored-participation.ts';

const namespace = '0d0b7a3e-5a51-4d0b-8f52-3c1f6a3d2f77';

/** Seminars with a deadline soon, for everybody or for one person. */
const dueSoon = `select l.id from seminars.seminar_list l join seminars.seminar_detail d using (id)
  where l.is_published and not l.is_closed and (
    exists (select from jsonb_array_elements(d.blocks) block where (block->>'dueAt')::timestamptz between $1 and $2
      or exists (select from jsonb_array_elements(block->'elements') element
        where (element->>'dueAt')::timestamptz between $1 and $2))
    or exists (select from participation.participation p, jsonb_each_text(p.extensions) extension
      where p.seminar_id = l.id and extension.value::timestamptz between $1 and $2))`;

type Tools = Log & Readonly<{ pool: Pool; handle: Handle }>;

/** The read model finds candidate seminars; each participant's own events decide. */
export async function remindOfDeadlines({ pool, handle, ...log }: Tools, now: Date): Promise<void> {
  const until = new Date(now.getTime() + remindedAhead);
  const { rows } = await pool.query<{ id: string }>(dueSoon, [now.toISOString(), until.toISOString()]);
  for (const { id: seminarId } of rows) {
    const seminar = await findSeminar(log, seminarId);
    if (!seminar) continue;
    for (const { id, personId } of await participantsOf(log, seminarId)) {
      const facts = await factsFor(log, seminarId, seminar, personId);
      const commandId = uuidv5(namespace, `${id} ${now.toISOString().slice(0, 13)}`);
      const cause = {
        commandId,
        correlationId: commandId,
        actor: { kind: 'system', id: 'remind-of-deadlines' },
      } as const;
      await handle({ ...cause, ...toParticipation(id, facts, { type: 'RemindOfDeadlines', data: {} }) });
    }
  }
}

export const deadlineReminders = (tools: Tools): ScheduledJob => ({
  name: 'remind-of-deadlines',
  timetable: '10 * * * *',
  catchUp: 'latest',
  run: () => remindOfDeadlines(tools, new Date()),
});
