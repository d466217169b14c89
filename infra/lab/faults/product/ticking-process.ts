import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '#infra/postgres/pool.ts';
import { keepSlots } from '#infra/schedule/keep-slots.ts';
import { everyMinute } from './every-minute.ts';

/** `ticking-process.ts URL TICKS` waits for a line of input, then takes due slots TICKS times, as the schedule does. Prints what it took. */
const [url = '', ticks = ''] = process.argv.slice(2);
const pool = createPool(url);
await pool.query('select 1');
console.log('ready');
await once(process.stdin, 'data');
process.stdin.destroy();
let taken = 0;
for (let tick = 0; tick < Number(ticks); tick++) {
  taken += await keepSlots(pool, everyMinute);
  await sleep(10);
}
console.log(taken);
await pool.end();
