import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { Benefits } from '#domain/kernel/entitlement.ts';
import type { LiveSaid, LiveTold } from '#domain/sessions/contract/live.ts';
import { liveHub } from '#domain/sessions/contract/live.ts';
import { userDecider } from '#domain/users/decider.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import type { AppPerson, TestApp } from '#infra/lab/testing/app.ts';
import { masked, opcodes, openSocket } from '#infra/lab/testing/socket.ts';

const none = { fast: 0, relaxed: 0 };
const binary = 2;
/** A tenth of a second. */
const chunk = 1_600;

/** A person with these seconds of live words a month. */
export async function speaker(
  app: TestApp,
  seconds: Partial<Benefits['quotas']['live_transcription']>,
): Promise<AppPerson> {
  const person = await app.person();
  const quotas = { analysis: none, ai_feedback: none, live_transcription: { ...none, ...seconds } };
  const permissions = ['live_transcription:fast'];
  const grant = { source: 'grant:live', role: null, until: null, benefits: { tier: null, permissions, quotas } };
  const commandId = randomUUID();
  await createCommandHandler(app.deps)({
    ...{ commandId, correlationId: commandId, actor: { kind: 'system', id: 'test' } },
    stream: `user-${person.id}`,
    decider: userDecider,
    command: { type: 'SetBenefits', data: { source: 'grant:live', basis: 1, grant } },
  });
  return person;
}

/** A signed-in socket for live words. */
export async function liveClient(url: string, token: string, headers: Readonly<Record<string, string>> = {}) {
  const socket = await openSocket(url + liveHub, { first: { type: 'auth', token }, headers });
  onTestFinished(() => void socket.end());
  const told = () => socket.pushes as unknown as readonly LiveTold[];
  return {
    told,
    closed: socket.closed,
    say: (said: LiveSaid) => socket.say(said),
    sayAnything: (said: unknown) => socket.say(said),
    /** Resolves when a message of this type has arrived. */
    async until<Type extends LiveTold['type']>(type: Type) {
      await socket.until(() => told().some((each) => each.type === type));
      return told().findLast((each) => each.type === type) as Extract<LiveTold, { type: Type }>;
    },
    /** Resolves when the received messages meet the condition. */
    untilTold: (has: (told: readonly LiveTold[]) => boolean) => socket.until(() => has(told())),
    /** Words of 0.3 s whose sound is their number, and then a pause. */
    speak(...numbers: readonly number[]) {
      const words = numbers.map((number) => new Int16Array(3 * chunk).fill(number));
      for (const sound of [...words, new Int16Array(9 * chunk)])
        for (let at = 0; at < sound.length; at += chunk) {
          const piece = sound.slice(at, at + chunk);
          socket.write(masked(binary, Buffer.from(piece.buffer)));
        }
    },
    leave: () => socket.write(masked(opcodes.close, Buffer.alloc(0))),
  };
}
