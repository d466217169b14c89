import { setTimeout as sleep } from 'node:timers/promises';
import { accessTokens } from '#infra/http/access-token.ts';
import { installationKeys } from '#infra/keys/keys.ts';
import { type Figure, quantile } from './figure.ts';
import { keepAlive } from './keep-alive.ts';
import { listeningSocket, many } from './listening-socket.ts';
import { type Running, withProduct } from './product-beside.ts';
import { type MadeSeminar, sharedBy } from './seminar-log.ts';

const [warmUp, ratings] = [10, 100];
const everyMs = 250;

/** The time from a rating until all participants, who have the seminar open, are notified. */
export const seminarPushes = (directory: string, seminar: MadeSeminar): Promise<readonly Figure[]> =>
  withProduct(directory, { ROLES: 'command-api,query-api,projections' }, (running) => pushes(running, seminar));

async function pushes({ url, directory }: Running, { id, personIds }: MadeSeminar): Promise<readonly Figure[]> {
  const tokens = accessTokens((await installationKeys(undefined, directory))('access-token'));
  const issued = await Promise.all(personIds.map((userId) => tokens.issue({ userId })));
  const tokenOf = (n: number) => issued[n % issued.length] ?? '';
  let heard = () => {};
  const onText = (text: Buffer) => {
    if (text.includes('"rating"')) heard();
  };
  const sockets = await many(issued.length, (n) =>
    listeningSocket(`${url}/notification-hub`, { token: tokenOf(n), onText }),
  );
  const client = keepAlive(url, 1);

  /** The milliseconds until the call was answered, and until each socket was notified. */
  async function rate(n: number) {
    const told: number[] = [];
    const started = performance.now();
    const all = new Promise<void>((resolve) => {
      heard = () => {
        told.push(performance.now() - started);
        if (told.length === sockets.length) resolve();
      };
    });
    const submission = sharedBy(id, personIds[n % personIds.length] ?? '', 0);
    await client.send(ratingOf(submission, tokenOf(n + 2)));
    const answered = performance.now() - started;
    await all;
    return { answered, told };
  }

  const rated: Awaited<ReturnType<typeof rate>>[] = [];
  for (let n = 0; n < warmUp + ratings; n++) {
    const next = performance.now() + everyMs;
    rated.push(await rate(n));
    await sleep(Math.max(0, next - performance.now()));
  }
  for (const socket of sockets) socket.destroy();
  client.end();
  const counted = rated.slice(warmUp);
  const within = (took: readonly number[], share: number) => quantile(took, share).toFixed(0);
  const halves = (took: readonly number[]) => `${within(took, 0.5)} ms, 95 in 100 ${within(took, 0.95)} ms`;
  const told = counted.flatMap((one) => one.told);
  const answered = counted.map((one) => one.answered);
  return [
    { name: 'seminar: a rating is answered', value: halves(answered) },
    { name: `seminar: and told on ${sockets.length} sockets`, value: halves(told), goal: '95 in 100 ≤ 300 ms' },
  ];
}

const ratingOf = (submissionId: string, token: string) => ({
  method: 'POST',
  path: '/api/Submissions/Rate',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ submissionId, type: 'amusing', isRated: true }),
});
