import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { DomainError } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { type Model, timeOf } from './model.ts';

const commandsInRun = 50;

type Runs = Readonly<{ runs: number; seed?: number }>;

/** After any commands, the decider's state is what the model says, and what its own events give. @throws Error with the shortest commands after which it is not */
export function sameToldTwice<S, C extends Message, E extends Message>(model: Model<S, C, E>, { runs, seed }: Runs) {
  const { decider, commands, begin } = model;
  const counts = { allowed: 0, refused: 0 };
  const property = fc.property(fc.array(commands, { maxLength: commandsInRun, size: 'max' }), (all) => {
    const plain = begin();
    let state = decider.initialState;
    const log: E[] = [];
    for (const [index, command] of all.entries()) {
      const at = timeOf(index);
      const events = eventsOf(() => decider.decide(command, state, at));
      const isAllowed = plain.apply(command, at);
      if (isAllowed !== (events !== undefined)) throw new Error(`${JSON.stringify(command)} is allowed: ${!isAllowed}`);
      counts[isAllowed ? 'allowed' : 'refused']++;
      state = (events ?? []).reduce(decider.evolve, state);
      log.push(...(events ?? []));
      assertSame('the state', state, plain.expected());
    }
    assertSame('the state that its events give', log.reduce(decider.evolve, decider.initialState), state);
  });
  fc.assert(property, { numRuns: runs, ...(seed !== undefined && { seed }) });
  return counts;
}

/** As JSON has them: that is how a state is kept. */
function assertSame(what: string, found: unknown, expected: unknown) {
  const [one, other] = [found, expected].map((value) => JSON.stringify(value ?? null));
  if (isDeepStrictEqual(JSON.parse(one ?? ''), JSON.parse(other ?? ''))) return;
  throw new Error(`${what} is ${one}, and not ${other}`);
}

/** Undefined where the command was refused. */
function eventsOf<Event>(decide: () => readonly Event[]): readonly Event[] | undefined {
  try {
    return decide();
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
