import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DomainError } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { createCommandHandler, type Handle } from '#infra/event-store/command-handler.ts';
import { noStream } from '#infra/event-store/event-store.ts';
import { newId, uuidv5 } from '#infra/ids.ts';
import { testHashes as hashes } from '../../testing/hashes.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { allLaws } from './all.ts';
import { type Subject, stepsOf, timeOf } from './law.ts';
import { number, storable } from './storable.ts';

const runs = 30;
const namespace = '5f0c8a52-7a0f-4e9e-8c36-1f1f4c7f9d10';
const actor = { kind: 'system', id: 'test' } as const;

test.each(Object.entries(allLaws))(
  'keeps the laws of %s in the stored log when some commands are sent twice',
  async (_area, give) => {
    const { store } = await freshDatabase();
    let at = timeOf(0);
    const handle = createCommandHandler({ store, hashes, now: () => at });
    await give(async (subject) =>
      fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(subject.commands, fc.boolean()), { maxLength: 20, size: 'max' }),
          async (all) => {
            const stream = `${subject.stream}-${newId()}`;
            const steps = [
              ...stepsOf(
                subject,
                all.map(([command]) => command),
              ),
            ];
            for (const [index, [command, isRepeated]] of all.entries()) {
              const order = { subject, stream, command, commandId: uuidv5(namespace, `${stream} ${index}`) };
              at = timeOf(index);
              const isAllowed = !steps[index]?.isRefused;
              expect(await send(handle, order)).toBe(isAllowed);
              // A retry after a lost answer changes nothing.
              if (isRepeated && isAllowed) await send(handle, order);
            }
            const history = await store.readStream(stream);
            expect(history.map(({ type, data }) => ({ type, data }))).toEqual(steps.at(-1)?.log ?? []);
            expect(history.map(({ revision }) => revision)).toEqual(history.map((_, index) => index));
          },
        ),
        { numRuns: runs },
      ),
    );
  },
);

test('returns events as they were written: odd words, emoji, large and small numbers, deeply nested', async () => {
  const { store } = await freshDatabase();
  const { object } = fc.letrec<{ tree: unknown; object: object }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      ...[storable, number, fc.boolean(), fc.constant(null)],
      fc.array(tie('tree'), { maxLength: 4 }),
      tie('object'),
    ),
    object: fc.dictionary(
      storable.filter((key) => key !== '__proto__'),
      tie('tree'),
      { maxKeys: 4, noNullPrototype: true },
    ),
  }));
  const event = fc.record({
    type: storable,
    data: object,
    at: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 5 }), async (all) => {
      const stream = `odd-${newId()}`;
      const written = all.map(({ type, data, at }, index) => {
        const id = uuidv5(namespace, `${stream} ${index}`);
        const cause = { correlationId: id, causationId: id, commandId: id, commandHash: type };
        return { id, type, data, metadata: { ...cause, actor, at: at.toISOString(), schema: 1 } };
      });
      const position = await store.append(stream, noStream, written);
      const read = await store.readStream(stream);
      expect(read).toEqual(
        written.map((event, revision) => ({ ...event, stream, revision, position: expect.any(BigInt) })),
      );
      expect(read.at(-1)?.position).toBe(position);
      expect(await store.append(stream, noStream, written)).toBe(position);
    }),
    { numRuns: 150 },
  );
});

type Order<S, C extends Message, E extends Message> = Readonly<{
  subject: Pick<Subject<S, C, E>, 'decider'>;
  stream: string;
  command: C;
  commandId: string;
}>;

async function send<S, C extends Message, E extends Message>(
  handle: Handle,
  { subject: { decider }, stream, command, commandId }: Order<S, C, E>,
) {
  try {
    await handle({ stream, decider, command, commandId, correlationId: commandId, actor });
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
