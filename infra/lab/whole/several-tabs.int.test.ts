import { expect, test } from 'vitest';
import { newcomerRoles } from '#domain/kernel/roles.ts';
import { ownApp } from '../testing/app.ts';
import { calls } from '../testing/bad-input.ts';
import type { Call } from '../testing/contract-call.ts';
import { everythingOf, sampleInput } from '../testing/sample-input.ts';

type Answered = Readonly<{ status: number; body: unknown }>;
type LooseSend = (call: Call, given: object) => Promise<Answered>;

/** Commands that remove things other commands need; they come last. */
const takesAway = /Delete|Remove|Discard|Forget|Leave|End|Erase|Revoke|Reset|Cancel|Withdraw|Transfer|Reject/;
const atOnce = 4;
/** Codes that a caller would get after losing a race. */
const overtaken = ['conflict', 'not_ready', 'internal_error'];

const codeOf = ({ body }: Answered) => (body as { code?: string } | undefined)?.code;

test('refuses no command because the same person sends it from several tabs at once', async () => {
  const app = await ownApp({ PAYMENTS: 'demo' });
  const owner = await app.person({ roles: [...newcomerRoles, 'subscriber-premium', 'teacher'] });
  const mine = await everythingOf(owner, app);
  const send = owner.send as unknown as LooseSend;
  const commands = calls
    .filter(({ call }) => 'body' in call || 'form' in call)
    .toSorted((one, other) => Number(takesAway.test(one.name)) - Number(takesAway.test(other.name)));
  const taken: string[] = [];
  for (const { area, name, call } of commands) {
    const { given } = sampleInput(call, area, mine);
    const answers = await Promise.all(Array.from({ length: atOnce }, () => send(call, given)));
    await app.settle();
    const alone = await send(call, given);
    if (answers.some(({ status }) => status < 300)) taken.push(name);
    const codes = answers.map(codeOf).filter((code) => code && overtaken.includes(code));
    // A command that is refused alone too is refused by a rule, not by the race.
    if (codes.length > 0) expect([name, codes]).toEqual([name, codes.map(() => codeOf(alone))]);
  }
  expect(taken.length).toBeGreaterThan(60);
}, 300_000);
