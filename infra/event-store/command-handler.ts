import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Actor, Message, Metadata } from '#domain/kernel/message.ts';
import type { Hashes } from '../hash-of.ts';
import { type EventStore, WrongRevision } from './event-store.ts';
import { eventOf, readState } from './read-state.ts';
import type { Known, RememberedStreams } from './remembered-streams.ts';

/** Serialises the work of this process on each stream. */
function streamLines() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(stream: string, act: () => Promise<T>): Promise<T> => {
    const mine = (last.get(stream) ?? Promise.resolve()).then(act);
    const over = mine
      .catch(() => {})
      .then(() => {
        if (last.get(stream) === over) last.delete(stream);
      });
    last.set(stream, over);
    return mine;
  };
}

/** How often a command is decided again because the stream is newer than the state. If a rule refuses the command on the newer state, there is no further attempt. */
export const mostTries = 40;
/** A random pause before the next attempt. It doubles each time, up to the longest. Other processes write meanwhile. */
const [firstPauseMs, longestPauseMs] = [10, 100];

/** A command, the stream that decides on it, and its cause. */
export type AddressedCommand<State, Command extends Message, Event extends Message> = Readonly<{
  stream: string;
  decider: Decider<State, Command, Event>;
  command: Command;
  commandId: string;
  correlationId: string;
  actor: Actor;
  /** Claims the idempotency key while the stream is read, before anything is decided. */
  claim?: (() => Promise<void>) | undefined;
}>;

/** `position` of the command's last event (or of the stream's last event, if the command had nothing to do), and the state of the stream. */
export type Handled<State> = Readonly<{ position: bigint; state: State }>;

export type Handle = <S, C extends Message, E extends Message>(
  addressed: AddressedCommand<S, C, E>,
) => Promise<Handled<S>>;

type Tools = Readonly<{
  store: EventStore;
  hashes: Hashes;
  /** Absent: every stream is read from the log. */
  remembered?: RememberedStreams | undefined;
  now?: () => Date;
}>;

type CommandPlace = Readonly<{ stream: string; commandId: string }>;
type Decided<Event> = Readonly<{ events: readonly Event[]; at: Date }>;

/**
 * Load → decide → append at the revision read. A repeated command gets the position of its first answer.
 *
 * If the stream is remembered, the command is first decided on the remembered state. If the append at that revision succeeds,
 * the state was current. Any other result (no event, a refusal, a repeat, a lost race) may come from a stale state, so the
 * stream is read and the command decided again.
 */
export function createCommandHandler({ store, hashes, remembered, now = () => new Date() }: Tools): Handle {
  const inLine = streamLines();

  async function onMemory<S, C extends Message, E extends Message>(
    addressed: AddressedCommand<S, C, E>,
    claimed: Promise<void> | undefined,
  ): Promise<Handled<S> | undefined> {
    const known = remembered?.recall<S>(addressed);
    if (!known) return undefined;
    const [earlier] = await Promise.all([mayHaveLeftEvents(addressed, known), claimed]);
    if (earlier) return undefined;
    const decided = decidedOrNothing(addressed, known.state, now());
    if (decided.events.length === 0) return undefined;
    return append(addressed, known, decided).catch((error) => {
      if (error instanceof WrongRevision) return undefined;
      throw error;
    });
  }

  /** Whether the command may have left events before: then the stream has to be read. */
  async function mayHaveLeftEvents({ stream, commandId }: CommandPlace, { commandIds, idsFrom }: Known<unknown>) {
    if (commandIds.has(commandId)) return true;
    return idsFrom > 0 && (await remembered?.snapshots?.revisionOf(stream, commandId)) !== undefined;
  }

  async function onStream<S, C extends Message, E extends Message>(
    addressed: AddressedCommand<S, C, E>,
    claimed: Promise<void> | undefined,
  ): Promise<Handled<S>> {
    const { decider, command } = addressed;
    const [known] = await Promise.all([readState({ store, remembered }, addressed), claimed]);
    const { state, position } = known;
    const at = now();

    const earlier = await eventOf({ store, remembered }, addressed, known);
    if (earlier && !hashes.fits(earlier.metadata.commandHash, command)) return refuse('idempotency_mismatch');
    if (earlier) return { position: earlier.position, state };

    const events = decider.decide(command, state, at);
    if (events.length === 0) return { position, state };
    return append(addressed, known, { events, at });
  }

  async function append<S, C extends Message, E extends Message>(
    addressed: AddressedCommand<S, C, E>,
    known: Known<S>,
    { events, at }: Decided<E>,
  ): Promise<Handled<S>> {
    const { stream, decider, commandId } = addressed;
    const metadata = metadataOf(addressed, at, hashes);
    // Random ids, not ids derived from the command: if derived ids were in the log already, the append would return their position although those events may differ.
    const appended = events.map((event) => ({ ...event, id: randomUUID(), metadata }));
    try {
      const position = await store.append(stream, known.revision, appended);
      const state = asRead(events).reduce<S>(decider.evolve, known.state);
      known.commandIds.add(commandId);
      remembered?.remember(addressed, { ...known, state, position, revision: known.revision + events.length });
      return { position, state };
    } catch (error) {
      remembered?.forget(stream, known);
      throw error;
    }
  }

  const tryOnce: typeof onMemory = (addressed, claimed) =>
    onStream(addressed, claimed).catch((error) => {
      if (error instanceof WrongRevision) return undefined;
      throw error;
    });

  async function tryAgain<S, C extends Message, E extends Message>(
    addressed: AddressedCommand<S, C, E>,
    claimed: Promise<void> | undefined,
  ): Promise<Handled<S>> {
    for (let tried = 1; tried < mostTries; tried++) {
      const handled = await tryOnce(addressed, claimed);
      if (handled) return handled;
      await sleep(Math.random() * Math.min(firstPauseMs * 2 ** tried, longestPauseMs));
    }
    // No rule refuses the command, so the client may repeat it.
    return refuse('not_ready');
  }

  return async (addressed) => {
    const claimed = addressed.claim?.();
    const handled = await onMemory(addressed, claimed);
    if (handled) return handled;
    const first = await tryOnce(addressed, claimed);
    // In this process, commands that lost the race now run one after another and no longer race each other.
    return first ?? inLine(addressed.stream, () => tryAgain(addressed, claimed));
  };
}

/** If the command is refused here, it is decided again on the stream, so the reason does not matter. */
function decidedOrNothing<S, C extends Message, E extends Message>(
  { decider, command }: AddressedCommand<S, C, E>,
  state: S,
  at: Date,
): Decided<E> {
  try {
    return { events: decider.decide(command, state, at), at };
  } catch {
    return { events: [], at };
  }
}

/** The event as the log keeps it: JSON drops, for example, undefined values. */
const asRead = <Event>(events: readonly Event[]): readonly Event[] => JSON.parse(JSON.stringify(events));

function metadataOf(
  addressed: Omit<AddressedCommand<unknown, Message, Message>, 'decider'>,
  at: Date,
  hashes: Hashes,
): Metadata {
  const { commandId, correlationId, actor, command } = addressed;
  const commandHash = hashes.of(command);
  // The first version. The store of `upcasting` replaces it by the current version of the event's type.
  return { correlationId, causationId: commandId, commandId, commandHash, actor, at: at.toISOString(), schema: 1 };
}
