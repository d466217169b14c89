import type { ScheduleEntry } from '#infra/schedule/schedule-entry.ts';

/** A schedule entry without a handler: tests look only at its slots. */
export const everyMinute: ScheduleEntry = { name: 'fault-every-minute', timetable: '* * * * *', catchUp: 'each' };
