import type { Task } from '#infra/schedule/task.ts';

/** Nobody does it: only its slots count. */
export const everyMinute: Task = { name: 'fault-every-minute', timetable: '* * * * *', catchUp: 'each' };
