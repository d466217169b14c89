import { expect, test } from 'vitest';
import { storedDataSecret } from '#infra/keys/keys.ts';
import { eventually } from '#infra/testing/eventually.ts';
import { reservedNames } from '../reserved-names.ts';
import { abandonedReservation, reservationJob } from './abandoned-reservation.ts';
import { accountServer, ada } from './account-suite.ts';
import { reserve } from './reservations.ts';

test('what is reserved is looked at again after ten minutes', async () => {
  const { post, jobs } = await server();
  await post('Register', ada);
  const [email] = await jobs(2);
  expect(email?.seconds).toBeGreaterThan(590);
  expect(email?.seconds).toBeLessThanOrEqual(600);
});

test('who registered keeps the address', async () => {
  const { post, runJobs } = await server();
  await post('Register', ada);
  await runJobs(2);
  expect((await post('Register', ada)).statusCode).toBe(409);
});

test('an address whose owner never came is free again, and nothing of the password is left', async () => {
  const { post, handle, runJobs, pool, takeAddress } = await server();
  const stream = await takeAddress();
  await pool.query('insert into ops.credential (user_id, password_hash) values ($1, $2)', [nobody, 'x']);
  expect((await post('Register', ada)).statusCode).toBe(409);
  await runJobs(1);
  expect((await post('Register', ada)).statusCode).toBe(201);
  expect((await pool.query('select 1 from ops.credential where user_id = $1', [nobody])).rowCount).toBe(0);
  expect(await reserve(handle, { stream, ownerId: nobody }, cause())).toBe(false);
});

test('doing the job twice takes nothing from who came later', async () => {
  const { post, runJobs, takeAddress } = await server();
  await takeAddress();
  await runJobs(1);
  await post('Register', ada);
  await runJobs(3);
  expect((await post('Register', ada)).statusCode).toBe(409);
});

const nobody = 'e'.repeat(32);
const cause = () => ({
  commandId: crypto.randomUUID(),
  correlationId: 'c',
  actor: { kind: 'user', id: nobody } as const,
});

async function server() {
  const account = await accountServer();
  const { pool, store, handle } = account;
  const run = abandonedReservation({ pool, store, handle });
  const read = async () => {
    const { rows } = await pool.query<{ payload: unknown; correlationId: string; seconds: number }>(
      `select payload, correlation_id as "correlationId", ceil(extract(epoch from run_at - now()))::int as seconds from ops.job where kind = $1`,
      [reservationJob],
    );
    return rows;
  };
  const jobs = (count: number) =>
    eventually(async () => {
      const rows = await read();
      expect(rows).toHaveLength(count);
      return rows;
    });
  return {
    ...account,
    jobs,
    runJobs: async (count: number) => {
      for (const job of await jobs(count)) await run(job);
    },
    /** As a process that died between reserving and registering leaves it. */
    async takeAddress() {
      const stream = reservedNames(await storedDataSecret(pool, 'reservations')).email(ada.email);
      expect(await reserve(handle, { stream, ownerId: nobody }, cause())).toBe(true);
      return stream;
    },
  };
}
