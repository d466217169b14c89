import type { ScheduleEntry } from '#infra/schedule/schedule-entry.ts';

/** Nobody does it: only its slots count. */
export const everyMinute: ScheduleEntry = { name: 'fault-every-minute', timetable: '* * * * *', catchUp: 'each' };
