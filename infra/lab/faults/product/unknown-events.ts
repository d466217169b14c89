import { randomUUID } from 'node:crypto';
import { quotaPeriodOf, quotaStream } from '#domain/quotas/quota.ts';
import { anyRevision } from '#infra/event-store/event-store.ts';
import { call } from '../../testing/call.ts';
import { hasEnded, password } from '../../testing/person.ts';
import { demand, faultsOf, type Play, type Report } from '../kit/fault.ts';
import { onProduct, type Running } from '../kit/scratch.ts';
import { smallWav } from '../kit/small-wav.ts';
import { type Someone, someone } from '../kit/someone.ts';
import { caughtUp, settled } from '../kit/watched-world.ts';
import { verifyAll } from '../verify-all.ts';

/** F23: a newer version has written unknown event types. This version skips them, and they block nothing. */
export const unknownEvents = ({ rounds, running: shared }: Play): Promise<Report> =>
  onProduct(shared, async (running) => {
    const { server, directory, world } = running;
    const ada = await someone({ url: server.url, directory });
    let injected = 0;
    for (let round = 0; round < rounds; round++) {
      await settled(world, 180_000);
      for (const stream of await streamsOf(running, ada)) injected += await append(running, stream);
      demand(await whatStopped(running, ada, round));
    }
    await caughtUp(world, 180_000);
    demand(faultsOf(await verifyAll(world)));
    return { injected };
  });

/** Streams of the person's account, talk, quota month and reserved address. */
async function streamsOf({ world }: Running, { person, talk }: Someone): Promise<readonly string[]> {
  const { rows } = await world.pool.query<{ stream: string }>(
    `select distinct stream from event_store.events where type = 'ValueReserved' and data->>'ownerId' = $1`,
    [person.id],
  );
  const month = quotaStream(person.id, quotaPeriodOf(new Date()));
  return [`user-${person.id}`, `session-${talk}`, month, ...rows.map(({ stream }) => stream)];
}

async function append({ world: { store } }: Running, stream: string): Promise<number> {
  const [id, commandId] = [randomUUID(), randomUUID()];
  const actor = { kind: 'system', id: 'a newer version' } as const;
  const metadata = {
    correlationId: id,
    causationId: id,
    commandId,
    commandHash: '',
    actor,
    at: new Date().toISOString(),
  };
  await store.append(stream, anyRevision, [
    { id, type: 'SomethingNew_v7', data: { sessionId: 'x', ownerId: 'y' }, metadata: { ...metadata, schema: 7 } },
  ]);
  return 1;
}

async function whatStopped({ server }: Running, { person, rename }: Someone, round: number) {
  const renamed = await rename(`name ${round}`);
  const signedIn = await call(server.url, 'POST /api/Account/Login', { json: { email: person.email, password } });
  const taken = await call(server.url, 'POST /api/Account/Register', { json: { ...form, email: person.email } });
  const session = await person.uploaded(smallWav(500 + round));
  const { analysisStatus } = await person.waitFor(session, hasEnded);
  return [
    ...(renamed.status === 200 ? [] : [`no new name: ${renamed.status}`]),
    ...(signedIn.status === 200 ? [] : [`no sign-in: ${signedIn.status}`]),
    ...(taken.status === 409 ? [] : [`the address was given away: ${taken.status}`]),
    ...(analysisStatus === 'Succeeded' ? [] : [`the analysis ${analysisStatus}`]),
  ];
}

const form = {
  ...{ firstName: 'Grace', lastName: 'Hopper', acceptTerms: true, locale: 'en' },
  ...{ password, confirmPassword: password },
};
