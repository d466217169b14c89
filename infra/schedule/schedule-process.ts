import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '../postgres/pool.ts';
import { keepSlots } from './keep-slots.ts';

/**
 * A process of a test: `schedule-process.ts URL FIRST_TICK TICKS`, a tick for each minute from the first. Says that it is
 * ready, waits for a word, and says what it took.
 */
const [url = '', firstTick = '', ticks = ''] = process.argv.slice(2);
const pool = createPool(url);
const task = { name: 'every-minute', timetable: '* * * * *', catchUp: 'each' } as const;

await pool.query('select 1');
console.log('ready');
await once(process.stdin, 'data');
process.stdin.destroy();
for (let tick = 0; tick < Number(ticks); tick++) {
  console.log(await keepSlots(pool, task, new Date(Date.parse(firstTick) + tick * 60_000)));
  await sleep(Math.random() * 10);
}
await pool.end();
