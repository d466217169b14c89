import type { Pool } from 'pg';
import type { Handle } from '#infra/event-store/command-handler.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { ScheduledJob } from '../job-handler.ts';
import { toPractice } from './stored-goal.ts';

/** How long before the due date reminders begin, and how long after it people are still told that it has passed. */
const [ahead, afterwards] = ['2 days', '7 days'];
const namespace = '5c0b1f0a-8f0e-4c52-9d0b-6f6f2f3b8a11';

type Due = Readonly<{ goalId: string; personId: string; dueAt: string; isOver: boolean }>;

const due = `select goal_id as "goalId", user_id as "personId",
    to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "dueAt", due_at <= $1::timestamptz as "isOver"
  from goals.pursuit
  where not is_reached and due_at between $1::timestamptz - interval '${afterwards}' and $1::timestamptz + interval '${ahead}'
    and not (reminded ? case when due_at <= $1::timestamptz then 'missed' else 'due_soon' end)`;

/** The read model finds candidates; each person's own events decide. */
export async function remindAll({ pool, handle }: Readonly<{ pool: Pool; handle: Handle }>, now: Date): Promise<void> {
  const { rows } = await pool.query<Due>(due, [now.toISOString()]);
  for (const { goalId, personId, dueAt, isOver } of rows) {
    const data = { goalId, reminder: isOver ? 'missed' : 'due_soon', dueAt } as const;
    const commandId = uuidv5(namespace, `${personId} ${goalId} ${dueAt} ${data.reminder}`);
    const cause = { commandId, correlationId: commandId, actor: { kind: 'system', id: 'remind-of-goals' } } as const;
    await handle({ ...cause, ...toPractice(personId, { type: 'RemindOfGoal', data }) });
  }
}

export const goalReminders = (tools: Parameters<typeof remindAll>[0]): ScheduledJob => ({
  name: 'remind-of-goals',
  timetable: '5 * * * *',
  catchUp: 'latest',
  run: () => remindAll(tools, new Date()),
});
