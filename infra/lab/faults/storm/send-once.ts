import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, call, type Sent } from '../../testing/call.ts';
import type { Random } from '../kit/random.ts';
import type { Tally } from './tally.ts';

/** `abandoned`: the answer was lost, and the command was not retried. */
export type Outcome = Answer | 'abandoned';

export type Sender = Readonly<{
  url: string;
  token: () => Promise<string>;
  random: Random;
  tally: Tally;
}>;

const patienceMs = 90_000;
const pauseMs = 50;
const abandonedShare = 0.15;

/**
 * Sends one command and retries it with the same idempotency key until there is an answer. Abandons some commands whose answer was
 * lost, as people do. @throws if there is no answer for too long, and on a 5xx other than 503
 */
export async function sendOnce(
  sender: Sender,
  methodAndPath: string,
  { key, ...sent }: Omit<Sent, 'headers'> & Readonly<{ key: string }>,
): Promise<Outcome> {
  const { url, token, random, tally } = sender;
  tally.command();
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(pauseMs)) {
    const headers = { 'idempotency-key': key, authorization: `Bearer ${await token()}` };
    const from = Date.now();
    const answer = await call(url, methodAndPath, { ...sent, headers }).catch(wasSent);
    const isAnswer = typeof answer === 'object';
    if (isAnswer && answer.status < 500) {
      tally.ended({ what: methodAndPath, from, unknown: false });
      return answer;
    }
    if (isAnswer) assertAway(answer, methodAndPath);
    if (answer !== false)
      tally.ended({ what: methodAndPath, from, unknown: true, ...(isAnswer && { refused: answer.status }) });
    if (answer !== false && random.next() < abandonedShare) return 'abandoned';
    tally.repeat();
  }
  throw new Error(`${methodAndPath}: no answer for ${patienceMs} ms`);
}

/** Whether the request may have reached the server: a refused connection carried nothing. */
const wasSent = (error: Error) => (error.cause as { code?: string } | undefined)?.code !== 'ECONNREFUSED';

/** Expects a 503 with `retry-after`, the only allowed 5xx. It leaves open whether the command was executed. */
export function assertAway({ status, headers, body }: Answer, what: string) {
  if (status !== 503) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
  if (!headers.has('retry-after')) throw new Error(`${what}: 503 does not say when to try again`);
}
