import type { Arbitrary } from 'fast-check';
import type { Decider } from '#domain/kernel/decider.ts';
import type { Message } from '#domain/kernel/message.ts';

/** The expected behaviour of a decider in its plainest form: mutable, by hand, without events. */
export type Model<State, Command extends Message, Event extends Message> = Readonly<{
  stream: string;
  decider: Decider<State, Command, Event>;
  commands: Arbitrary<Command>;
  begin: () => Plain<State, Command>;
}>;

export type Plain<State, Command> = Readonly<{
  /** Answers whether the command is allowed at that time; what it changes is changed then. */
  apply: (command: Command, at: Date) => boolean;
  /** The expected state of the decider. */
  expected: () => State;
}>;

/** When the command with this index comes: each seven hours after the one before. */
export const timeOf = (index: number): Date => new Date(index * 7 * 3_600_000);
