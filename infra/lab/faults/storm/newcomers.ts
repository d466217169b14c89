import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../../testing/call.ts';
import { password } from '../../testing/person.ts';
import { assertAway } from './send-once.ts';
import type { Tally } from './tally.ts';

type Registered = Readonly<{ user: Readonly<{ id: string }> }>;

/** Hashing passwords is expensive; more registrations would take all of the server's time. */
const everyMs = 400;

/**
 * Registers one person after the other. A registration with a lost answer is not retried: the answer has a token and is given
 * only once, so a retry would learn that the address is taken.
 */
export async function newcomers(
  url: string,
  { name, tally }: Readonly<{ name: string; tally: Tally }>,
  signal: AbortSignal,
) {
  for (let number = 0; !signal.aborted; number++) {
    await sleep(everyMs, undefined, { signal }).catch(() => {});
    const form = { firstName: 'Grace', lastName: 'Hopper', acceptTerms: true, locale: 'en' };
    const json = { ...form, email: `${name}-${number}@example.org`, password, confirmPassword: password };
    tally.command();
    const from = Date.now();
    const answer = await call<Registered>(url, 'POST /api/Account/Register', { json }).catch(() => undefined);
    const isUnknown = !answer || answer.status >= 500;
    tally.ended({
      what: 'registration',
      from,
      unknown: isUnknown,
      ...(answer && isUnknown && { refused: answer.status }),
    });
    if (!answer) continue;
    if (isUnknown) assertAway(answer, 'registration');
    else if (answer.status !== 201) throw new Error(`registration: ${answer.status} ${JSON.stringify(answer.body)}`);
    else
      tally.acknowledge({
        stream: `user-${answer.body.user.id}`,
        position: answer.headers.get('x-position') ?? 'none',
      });
  }
}
