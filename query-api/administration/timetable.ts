import type * as z from 'zod/mini';
import { timetable } from '#domain/administration/contract/operations.ts';
import { dayMs, hourMs } from '#domain/kernel/durations.ts';
import { administersProjections } from '#domain/projections/contract/permission.ts';
import { permitted } from '#infra/http/rules.ts';
import { slotsBetween } from '#infra/schedule/slots-between.ts';
import { query } from '../query-area.ts';
import { asTime } from '../times.ts';

type Row = Omit<z.output<typeof timetable.answer>[number], 'nextSlot'>;

/** The rarest task runs once a month. */
const aheadMs = 32 * dayMs;

export const timetableQuery = query(timetable, {
  allow: permitted(administersProjections),
  async answer(_asked, pool) {
    const { rows } = await pool.query<Row>(
      `select t.task, t.pattern, ${asTime('s.slot', 'lastSlot')}, j.state as "lastState"
         from ops.schedule_task t
         left join lateral (select slot from ops.schedule_slot where task = t.task order by slot desc limit 1) s on true
         left join ops.job j on j.kind = t.task and j.key = to_char(s.slot at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        order by t.task`,
    );
    const now = new Date();
    return rows.map((row) => ({ ...row, nextSlot: nextOf(row.pattern, now) }));
  },
});

function nextOf(pattern: string, now: Date): string | null {
  // A task that runs every minute has very many slots in a month, so this looks at the next hour first.
  const soon = slotsBetween(pattern, now, new Date(now.getTime() + hourMs));
  const [next] = soon.length > 0 ? soon : slotsBetween(pattern, now, new Date(now.getTime() + aheadMs));
  return next?.toISOString() ?? null;
}
