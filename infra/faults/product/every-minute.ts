import type { Task } from '../../schedule/task.ts';

/** Nobody does it: only its slots count. */
export const everyMinute: Task = { name: 'fault-every-minute', timetable: '* * * * *', catchUp: 'each' };
