import type { Recorded } from '#domain/kernel/message.ts';
import { csv } from '../csv.ts';

/** `number`: in the chain; null for an event that is not in it yet. */
type Numbered = Readonly<{ number: number | null; event: Recorded }>;

const columns: Readonly<Record<string, (one: Numbered) => unknown>> = {
  number: ({ number }) => number,
  position: ({ event }) => event.position,
  time: ({ event }) => event.metadata?.at,
  stream: ({ event }) => event.stream,
  revision: ({ event }) => event.revision,
  type: ({ event }) => event.type,
  actorKind: ({ event }) => event.metadata?.actor?.kind,
  actor: ({ event }) => event.metadata?.actor?.id,
  id: ({ event }) => event.id,
  correlationId: ({ event }) => event.metadata?.correlationId,
  causationId: ({ event }) => event.metadata?.causationId,
  data: ({ event }) => JSON.stringify(event.data),
};

export const eventsCsv = (events: readonly Numbered[]): string =>
  csv(
    Object.keys(columns),
    events.map((one) => Object.values(columns).map((value) => value(one))),
  );
