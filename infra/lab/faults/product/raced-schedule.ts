import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { programArgs } from '#infra/programs/program-args.ts';
import { everyMinute } from './every-minute.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const program = new URL('./ticking-process.ts', import.meta.url);
const ticks = 10;
const missedMinutes = 60;

/** Processes with these environments race for the due slots of one hour. Returns faults in what they took, in words. */
export async function racedSchedule(pool: Pool, environments: readonly Readonly<Record<string, string>>[]) {
  const { name } = everyMinute;
  await pool.query('delete from ops.schedule_slot where task = $1', [name]);
  await pool.query('delete from ops.job where kind = $1', [name]);
  await pool.query(
    `insert into ops.schedule_slot (task, slot) values ($1, date_trunc('minute', now()) - $2 * interval '1 minute')`,
    [name, missedMinutes],
  );
  const url = String(pool.options.connectionString);
  const processes = environments.map((env) => ticking(url, env));
  await Promise.all(processes.map(({ ready }) => ready));
  const taken = await Promise.all(processes.map(({ take }) => take()));
  const { rows } = await pool.query<{ slots: number; jobs: number; ahead: number; minutes: number }>(
    `select count(*)::int - 1 as slots, (select count(*)::int from ops.job where kind = $1) as jobs,
       count(*) filter (where slot > now())::int as ahead,
       (extract(epoch from max(slot) - min(slot)) / 60)::int as minutes
     from ops.schedule_slot where task = $1`,
    [name],
  );
  const { slots = 0, jobs = 0, ahead = 0, minutes = 0 } = rows[0] ?? {};
  const sum = taken.reduce((all, one) => all + one, 0);
  const wrong = [
    ...(slots >= missedMinutes - 1 && slots === minutes ? [] : [`${slots} slots were taken of ${minutes} minutes`]),
    ...(jobs === slots && sum === slots ? [] : [`${slots} slots gave ${jobs} jobs, and ${sum} were told`]),
    ...(ahead === 0 ? [] : [`${ahead} slots were taken before their time`]),
  ];
  return { slots, wrong };
}

function ticking(url: string, env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, programArgs(program, url, String(ticks)), {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
  const ended = once(child, 'close');
  return {
    ready: Promise.race([once(lines, 'line'), ended]),
    async take() {
      child.stdin.write('go\n');
      await ended;
      return Number(said.at(-1));
    },
  };
}
