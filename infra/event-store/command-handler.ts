import { setTimeout as sleep } from 'node:timers/promises';
import type { Decider } from '#domain/kernel/decider.ts';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import type { Actor, Message, Metadata, Recorded } from '#domain/kernel/message.ts';
import type { Hashes } from '../hash-of.ts';
import { uuidv5 } from '../ids.ts';
import { type EventStore, WrongRevision } from './event-store.ts';

const tries = 3;
/** At most, before the next try. Who met once comes back at another moment each. */
const pauseMs = 20;

type Order<State, Command extends Message, Event extends Message> = Readonly<{
  stream: string;
  decider: Decider<State, Command, Event>;
  command: Command;
  commandId: string;
  correlationId: string;
  actor: Actor;
  /** Of the idempotency key: made while the stream is read, and before anything is decided. */
  claim?: (() => Promise<void>) | undefined;
}>;

/** `position` of the command's last event (or of the stream's, where it had nothing to do), and the state of the stream. */
export type Handled<State> = Readonly<{ position: bigint; state: State }>;

export type Handle = <S, C extends Message, E extends Message>(order: Order<S, C, E>) => Promise<Handled<S>>;

type Tools = Readonly<{ store: EventStore; hashes: Hashes; now?: () => Date }>;

/** Load → decide → append at the revision read. A repeated command gets the position of its first answer. */
export function createCommandHandler({ store, hashes, now = () => new Date() }: Tools): Handle {
  async function attempt<S, C extends Message, E extends Message>(order: Order<S, C, E>): Promise<Handled<S>> {
    const { stream, decider, command, commandId, claim } = order;
    const [read] = await Promise.all([store.readStream(stream), claim?.()]);
    const history = read as readonly Recorded<E>[];
    const at = now();

    const state = history.reduce<S>(decider.evolve, decider.initialState);

    const earlier = history.findLast((event) => event.metadata.commandId === commandId);
    if (earlier && !hashes.fits(earlier.metadata.commandHash, command)) return refuse('idempotency_mismatch');
    if (earlier) return { position: earlier.position, state };

    const decided = decider.decide(command, state, at);
    if (decided.length === 0) return { position: history.at(-1)?.position ?? 0n, state };
    const metadata = metadataOf(order, at, hashes);
    const events = decided.map((event, index) => ({ ...event, id: uuidv5(commandId, `event ${index}`), metadata }));
    const position = await store.append(stream, history.length - 1, events);
    return { position, state: decided.reduce<S>(decider.evolve, state) };
  }

  return async (order) => {
    for (let left = tries; left > 0; left--) {
      try {
        return await attempt(order);
      } catch (error) {
        if (!(error instanceof WrongRevision)) throw error;
        if (left > 1) await sleep(Math.random() * pauseMs);
      }
    }
    throw new DomainError('conflict');
  };
}

function metadataOf(order: Omit<Order<unknown, Message, Message>, 'decider'>, at: Date, hashes: Hashes): Metadata {
  const { commandId, correlationId, actor, command } = order;
  const commandHash = hashes.of(command);
  // The log says the version where an event has had more than the first one.
  return { correlationId, causationId: commandId, commandId, commandHash, actor, at: at.toISOString(), schema: 1 };
}
