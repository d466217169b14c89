import { expect, test } from 'vitest';
import { noStream } from '#infra/event-store/event-store.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import type { JobOf } from '../job-handler.ts';
import { abandonedReservation, reservationJob } from './abandoned-reservation.ts';
import { accountServer, ada } from './account-suite.ts';
import { giveBack, reserve } from './reservations.ts';
import { reservedNames } from './reserved-names.ts';
import { holderOf, streamWith } from './reserved-streams.ts';
import { loadHolder } from './stored-user.ts';

test('checks a reservation after ten minutes', async () => {
  const { post, jobs } = await server();
  await post('Register', ada);
  const [email] = await jobs(2);
  expect(email?.seconds).toBeGreaterThan(590);
  expect(email?.seconds).toBeLessThanOrEqual(600);
});

test('a registered person keeps the address', async () => {
  const { post, runJobs } = await server();
  await post('Register', ada);
  await runJobs(2);
  expect((await post('Register', ada)).statusCode).toBe(409);
});

test('releases an abandoned address and deletes the password', async () => {
  const account = await server();
  const { post, runJobs, pool } = account;
  const name = await account.takeAddress();
  await pool.query('insert into ops.credential (user_id, password_hash) values ($1, $2)', [nobody, 'x']);
  expect((await post('Register', ada)).statusCode).toBe(409);
  await runJobs(1);
  expect((await post('Register', ada)).statusCode).toBe(201);
  expect((await pool.query('select 1 from ops.credential where user_id = $1', [nobody])).rowCount).toBe(0);
  expect(await reserve(account, { name, ownerId: nobody }, cause())).toBeUndefined();
});

test('reserves a released value in a new stream, and nothing reveals the old one’s value', async () => {
  const account = await server();
  const name = await account.takeAddress();
  const before = await streamWith(account, name);
  await account.runJobs(1);
  expect(await streamWith(account, name)).toBe(name);
  const after = await reserve(account, { name, ownerId: nobody }, cause());
  expect(after).toMatch(/^email-[0-9a-f]{64}$/);
  expect(after).not.toBe(before);
});

test('a reservation during a release leaves one holder, who is found', async () => {
  const account = await server();
  const name = await account.takeAddress();
  const first = await streamWith(account, name);
  // A client looked the stream up just before it was released.
  const slow = { ...account, pool: { query: () => Promise.resolve({ rows: [{ stream: first }] }) } as never };
  await giveBack(account, { stream: first, ownerId: nobody }, cause());
  const asked = [slow, account, account, account, account];
  const inTurn = {
    get pool() {
      return (asked.shift() ?? account).pool;
    },
    store: account.store,
    handle: account.handle,
  };
  const stream = await reserve(inTurn, { name, ownerId: grace }, cause());
  expect(stream).not.toBe(first);
  expect(await holderOf(account, name)).toBe(grace);
  expect(await loadHolder(account.store, first)).toBeNull();
});

test('recognises the holder of an address from an earlier version', async () => {
  const account = await server();
  const { post, store } = account;
  const name = reservedNames(await account.secrets()).email(ada.email);
  const held = { ...newEvent(), type: 'ValueReserved', data: { ownerId: nobody } };
  await store.append(name, noStream, [held]);
  expect(await holderOf(account, name)).toBe(nobody);
  expect((await post('Register', ada)).statusCode).toBe(409);
  await giveBack(account, { stream: name, ownerId: nobody }, cause());
  expect((await post('Register', ada)).statusCode).toBe(201);
  expect(await streamWith(account, name)).not.toBe(name);
});

test('repeating the job keeps a later registration', async () => {
  const { post, runJobs, takeAddress } = await server();
  await takeAddress();
  await runJobs(1);
  await post('Register', ada);
  await runJobs(3);
  expect((await post('Register', ada)).statusCode).toBe(409);
});

const [nobody, grace] = ['e'.repeat(32), 'd'.repeat(32)];
const cause = () => ({
  commandId: crypto.randomUUID(),
  correlationId: 'c',
  actor: { kind: 'user', id: nobody } as const,
});

async function server() {
  const account = await accountServer();
  const { pool, store, handle, settle } = account;
  const run = abandonedReservation({ pool, store, handle });
  const jobs = async (count: number) => {
    await settle();
    const { rows } = await pool.query<JobOf<typeof reservationJob> & { seconds: number }>(
      `select payload, correlation_id as "correlationId", ceil(extract(epoch from run_at - now()))::int as seconds from ops.job where kind = $1`,
      [reservationJob],
    );
    expect(rows).toHaveLength(count);
    return rows;
  };
  return {
    ...account,
    jobs,
    runJobs: async (count: number) => {
      for (const job of await jobs(count)) await run(job);
    },
    /** Leaves a reservation without a registration, as a process would that dies in between. */
    async takeAddress() {
      const name = reservedNames(await account.secrets()).email(ada.email);
      expect(await reserve(account, { name, ownerId: nobody }, cause())).toMatch(/^email-[0-9a-f]{64}$/);
      return name;
    },
  };
}
