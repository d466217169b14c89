import { createInterface } from 'node:readline';
import { createPool } from '#infra/postgres/pool.ts';
import { keepSlots } from '#infra/schedule/keep-slots.ts';

/** `schedule-process.ts URL`, a process for tests. It prints `ready`, ticks at each time that it reads, and prints how many slots it took. */
const pool = createPool(process.argv[2] ?? '');
const task = { name: 'every-minute', timetable: '* * * * *', catchUp: 'each' } as const;

await pool.query('select 1');
console.log('ready');
for await (const tick of createInterface({ input: process.stdin })) {
  console.log(await keepSlots(pool, task, new Date(tick)));
}
await pool.end();
