import type { Recorded } from '#domain/kernel/message.ts';

type Numbered = Readonly<{ number: number; event: Recorded }>;

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

/** RFC 4180, with a line of names. */
export function eventsCsv(events: readonly Numbered[]): string {
  const lines = events.map((one) => Object.values(columns).map((value) => cell(value(one))));
  return [Object.keys(columns), ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

// A table calculates with what begins so.
const formula = /^[=+\-@\t\r]/;

function cell(value: unknown): string {
  const text = String(value ?? '');
  const harmless = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
