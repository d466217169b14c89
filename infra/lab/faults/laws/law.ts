import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type * as z from 'zod/mini';
import type { Decider } from '#domain/kernel/decider.ts';
import { hourMs } from '#domain/kernel/durations.ts';
import { DomainError } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';

/** One command and its outcome. */
export type Step<State, Command, Event> = Readonly<{
  command: Command;
  at: Date;
  before: State;
  after: State;
  /** Empty if the command was refused or changed nothing. */
  events: readonly Event[];
  isRefused: boolean;
  /** All events of the stream, those of this step last. */
  log: readonly Event[];
}>;

/** Whether each law holds after a step. The key is the law in words. A law that does not apply to the step holds. */
export type Laws = Readonly<Record<string, boolean>>;

type Data<Command extends Message, Type> = Extract<Command, { type: Type }>['data'];

/** Predicates by kind of command, for steps with an open state before and after. */
type Cases<Open, Command extends Message, Event> = {
  readonly [Type in Command['type']]?: (data: Data<Command, Type>, step: Step<Open, Command, Event>) => boolean;
};

/** A decider and its laws. The laws use only commands, states and events, not the decider's code. */
export type Subject<State, Command extends Message, Event extends Message, Open = State> = Readonly<{
  stream: string;
  decider: Decider<State, Command, Event>;
  events: Readonly<Record<Event['type'], z.ZodMiniType>>;
  commands: fc.Arbitrary<Command>;
  /** Commands that are not idempotent. Sending any other command twice changes nothing. */
  takesMore?: readonly Command['type'][];
  /** The state between creation and deletion; null before and after. */
  open: (state: State) => Open | null;
  /** When each kind of command is refused. Kinds that are missing here are never refused. */
  refuses: Cases<Open, Command, Event>;
  /** Whether an allowed command of each kind leaves the right state. */
  leaves: Cases<Open, Command, Event>;
  laws: (step: Step<State, Command, Event>) => Laws;
}>;

const commandsInRun = 50;

/** Time of the command with this index: commands are three hours apart. */
export const timeOf = (index: number): Date => new Date(index * 3 * hourMs);

/** Decides and folds the commands one after the other. */
export function* stepsOf<S, C extends Message, E extends Message>(
  { decider }: Pick<Subject<S, C, E>, 'decider'>,
  commands: readonly C[],
): Generator<Step<S, C, E>> {
  let before = decider.initialState;
  let log: readonly E[] = [];
  for (const [index, command] of commands.entries()) {
    const at = timeOf(index);
    const decided = eventsOf(() => decider.decide(frozen(command), frozen(before), at));
    const events = frozen(decided ?? []);
    const after = events.reduce(decider.evolve, before);
    log = [...log, ...events];
    yield { command, at, before, after, events, isRefused: !decided, log };
    before = after;
  }
}

type Runs = Readonly<{ runs: number; seed?: number }>;

/** Checks all laws after random commands. @throws Error with the shortest list of commands that breaks a law */
export function keepsLaws<S, C extends Message, E extends Message, O>(
  subject: Subject<S, C, E, O>,
  { runs, seed }: Runs,
) {
  const counts = { allowed: 0, refused: 0 };
  /** Whether a kind of command ever led to an event. */
  const effective = new Map<string, boolean>();
  const property = fc.property(fc.array(subject.commands, { maxLength: commandsInRun, size: 'max' }), (all) => {
    for (const step of stepsOf(subject, all)) {
      const { type } = step.command;
      const laws = { ...commonLaws(subject, step), ...openLaws(subject, step), ...subject.laws(step) };
      const broken = Object.entries(laws).find(([, holds]) => !holds);
      if (broken) throw new Error(`${type} breaks the law “${broken[0]}”: ${JSON.stringify(step, null, 1)}`);
      counts[step.isRefused ? 'refused' : 'allowed']++;
      effective.set(type, effective.get(type) || step.events.length > 0);
    }
  });
  fc.assert(property, { numRuns: runs, ...(seed !== undefined && { seed }) });
  return { ...counts, idle: [...effective].filter(([, hadEvents]) => !hadEvents).map(([type]) => type) };
}

/** The laws of every decider. */
function commonLaws<S, C extends Message, E extends Message, O>(
  { decider, events: schemas, takesMore = [] }: Subject<S, C, E, O>,
  { command, at, before, after, events }: Step<S, C, E>,
): Laws {
  const again = eventsOf(() => decider.decide(command, after, at));
  const asStored = JSON.parse(JSON.stringify(events)) as readonly E[];
  return {
    'the same command told twice changes nothing':
      takesMore.includes(command.type) || same((again ?? []).reduce(decider.evolve, after), after),
    'an event has all declared fields and no others': events.every(({ type, data }) =>
      same(schemas[type as E['type']].parse(data), data),
    ),
    'the stored events give the state that was answered': same(asStored.reduce(decider.evolve, before), after),
    'an event of a later version changes nothing': decider.evolve(after, { type: 'Later', data: {} } as E) === after,
  };
}

function openLaws<S, C extends Message, E extends Message, O>(
  { open, refuses, leaves }: Subject<S, C, E, O>,
  step: Step<S, C, E>,
): Laws {
  const [before, after] = [open(step.before), open(step.after)];
  if (before === null || after === null) return {};
  const { type, data } = step.command;
  const holds = (cases: Cases<O, C, E>) =>
    (cases[type as C['type']] as Case<O, C, E> | undefined)?.(data, { ...step, before, after });
  return {
    'a command is refused exactly where it has to be': step.isRefused === (holds(refuses) ?? false),
    'an allowed command leaves what it says': step.isRefused || (holds(leaves) ?? true),
  };
}

type Case<O, C extends Message, E> = (data: unknown, step: Step<O, C, E>) => boolean;

/** The decided events; undefined if the command was refused. */
function eventsOf<Event>(decide: () => readonly Event[]): readonly Event[] | undefined {
  try {
    return decide();
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

/** Compares two values as JSON, because states and events are stored as JSON. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other || isDeepStrictEqual(one, other)) return true;
  const [left, right] = [one, other].map((value) => JSON.parse(JSON.stringify(value ?? null)) as unknown);
  return isDeepStrictEqual(left, right);
}

/** The fields in which two states differ. */
export const changedFields = (before: object, after: object): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !same(before[field as keyof typeof before], after[field as keyof typeof after]),
  );

export const isWithin = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((one) => all.includes(one));

/** Deeply freezes a value, so that a decider that changes its input throws. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inside of Object.values(value)) frozen(inside);
  return Object.freeze(value);
}
