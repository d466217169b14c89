import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DomainError } from '#domain/kernel/errors.ts';
import type { Message, Recorded } from '#domain/kernel/message.ts';
import { createCommandHandler, type Handle, type Handled } from '#infra/event-store/command-handler.ts';
import { bounds, rememberedStreams } from '#infra/event-store/remembered-streams.ts';
import { openSnapshots } from '#infra/event-store/snapshots.ts';
import { newId, uuidv5 } from '#infra/ids.ts';
import { testHashes as hashes } from '../../testing/hashes.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { allLaws } from './all.ts';
import { type Subject, timeOf } from './law.ts';

const runs = 20;
const namespace = '0c3f3b8e-6f0c-4a35-a9a5-0f3f5f6d8c11';
const actor = { kind: 'system', id: 'test' } as const;

test.each(Object.entries(allLaws))(
  'gives the same answers and events for %s with remembered streams or snapshots as without',
  async (_area, give) => {
    const { handlers, plain, store, clock } = await processes();
    await give(async (subject) =>
      fc.assert(
        fc.asyncProperty(fc.array(given(subject), { maxLength: 20, size: 'max' }), async (all) => {
          const [stream, twin] = [`${subject.stream}-${newId()}`, `${subject.stream}-${newId()}`];
          for (const [index, { command, by, like }] of all.entries()) {
            clock.at = timeOf(index);
            const name = nameOf(index, like);
            const answer = await answered(handlers[by], { subject, stream, command, name });
            expect(stateOf(answer)).toEqual(stateOf(await answered(plain, { subject, stream: twin, command, name })));
          }
          expect((await store.readStream(stream)).map(fact)).toEqual((await store.readStream(twin)).map(fact));
        }),
        { numRuns: runs },
      ),
    );
  },
);

test.each(Object.entries(allLaws))(
  'decides concurrent commands about %s on the complete history',
  async (_area, give) => {
    const { handlers, store, clock } = await processes();
    await give(async (subject) =>
      fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(given(subject), { minLength: 1, maxLength: 3 }), { maxLength: 8, size: 'max' }),
          async (rounds) => {
            const stream = `${subject.stream}-${newId()}`;
            const answers: Handled<unknown>[] = [];
            for (const [round, together] of rounds.entries()) {
              clock.at = timeOf(round);
              const send = ({ command, by, like }: (typeof together)[number]) =>
                answered(handlers[by], { subject, stream, command, name: nameOf(round, like) });
              const all = await Promise.all(together.map(send));
              answers.push(...all.filter((answer) => typeof answer !== 'string'));
            }
            const sent = rounds.flat().map(({ command }) => command);
            const states = statesThrough(subject, (await store.readStream(stream)) as never[], sent);
            for (const { state } of answers) expect(states).toContainEqual(state);
          },
        ),
        { numRuns: runs },
      ),
    );
  },
);

type Given<C> = Readonly<{ command: C; by: 0 | 1 | 2; like: number }>;

/** `by`: index of the handler. `like`: the command reuses the id of the command that many places before; 0 is a new id. */
const given = <C extends Message>({ commands }: Readonly<{ commands: fc.Arbitrary<C> }>): fc.Arbitrary<Given<C>> =>
  fc.record({ command: commands, by: fc.constantFrom(0, 1, 2), like: fc.constantFrom(0, 0, 0, 1, 2) });

const nameOf = (index: number, like: number): string => `command ${Math.max(0, index - like)}`;

/** Two handlers that remember streams, one that only has snapshots (of all but the shortest streams), and `plain`, which reads every stream. */
async function processes() {
  const { pool, store, notifications } = await freshDatabase();
  const clock = { at: timeOf(0) };
  const tools = { store, hashes, now: () => clock.at };
  const remembering = () => createCommandHandler({ ...tools, remembered: rememberedStreams(notifications) });
  const snapshots = await openSnapshots(pool, { long: 2 });
  const forgetful = rememberedStreams(notifications, { ...bounds, mostStreams: 0, snapshots });
  const fromSnapshots = createCommandHandler({ ...tools, remembered: forgetful });
  const andKept: Handle = (addressed) => fromSnapshots(addressed).finally(snapshots.idle);
  return {
    handlers: [remembering(), remembering(), andKept] as const,
    plain: createCommandHandler(tools),
    store,
    clock,
  };
}

type Tried<S, C extends Message, E extends Message> = Readonly<{
  subject: Pick<Subject<S, C, E>, 'decider'>;
  stream: string;
  command: C;
  name: string;
}>;

/** The result, or the error code of the refusal. */
async function answered<S, C extends Message, E extends Message>(
  handle: Handle,
  { subject: { decider }, stream, command, name }: Tried<S, C, E>,
): Promise<Handled<S> | string> {
  const commandId = uuidv5(namespace, `${stream} ${name}`);
  try {
    return await handle({ stream, decider, command, commandId, correlationId: commandId, actor });
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

const stateOf = <S>(answer: Handled<S> | string) => (typeof answer === 'string' ? answer : answer.state);
const fact = ({ type, data, metadata: { at } }: Recorded) => ({ type, data, at });

/** All states of a stream. Also expects that each command's events were decided on the state before them. */
function statesThrough<S, C extends Message, E extends Message>(
  { decider }: Pick<Subject<S, C, E>, 'decider'>,
  history: readonly Recorded<E>[],
  sent: readonly C[],
): readonly S[] {
  const states = [decider.initialState];
  let rest = history;
  for (let [first] = rest; first; [first] = rest) {
    const { commandId, commandHash, at } = first.metadata;
    const events = rest.filter(({ metadata }) => metadata.commandId === commandId);
    const command = sent.find((one) => hashes.fits(commandHash, one)) as C;
    const decided = decider.decide(command, states.at(-1) as S, new Date(at));
    expect(events.map(fact)).toEqual(decided.map(({ type, data }) => ({ type, data, at })));
    for (const event of events) states.push(decider.evolve(states.at(-1) as S, event));
    rest = rest.slice(events.length);
  }
  return states;
}
