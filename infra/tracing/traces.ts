import { AsyncLocalStorage } from 'node:async_hooks';
import { hash, randomBytes } from 'node:crypto';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Recorded } from '#domain/kernel/message.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { attribute, type Exporter } from './otlp-exporter.ts';

type Kind = keyof typeof kinds;
/** OTLP's codes. */
const kinds = { internal: 1, server: 2, producer: 4, consumer: 5 } as const;
const [wentWell, failed] = [1, 2];

type Inside = Readonly<{ traceId: string; spanId: string }>;
type About = Readonly<{
  name: string;
  kind: Kind;
  /** The original request: a trace is everything that follows from one request. */
  correlationId: string;
  spanId?: string;
  parentSpanId?: string;
  attributes?: Readonly<Record<string, string | number>>;
}>;

/** Older events were not appended just now: a rebuild passes over all of them, and nobody waits for that. */
const freshMs = 60_000;
const mostOfBatch = 100;

const around = new AsyncLocalStorage<Inside>();
/** One for each process; without one, nothing is recorded. */
let exporter: Exporter | undefined;

/** Returns the function that ends it. */
export function startTraces(given: Exporter): () => Promise<void> {
  exporter = given;
  return async () => {
    if (exporter === given) exporter = undefined;
    await given.close();
  };
}

const traceIdOf = (correlationId: string): string => {
  const bare = correlationId.replaceAll('-', '');
  return /^[0-9a-f]{32}$/.test(bare) ? bare : hash('sha256', correlationId).slice(0, 32);
};

/** Derived from the command, so that any process that meets one of its events knows the span of the append. */
const appendSpanOf = (commandId: string) => hash('sha256', `append ${commandId}`).slice(0, 16);

/** Spans that begin during `work` become children of this one. */
export async function spanned<Result>(about: About, work: () => Promise<Result>): Promise<Result> {
  if (!exporter) return work();
  const begun = begin(about);
  try {
    const result = await around.run(begun.inside, work);
    begun.end(wentWell);
    return result;
  } catch (error) {
    begun.end(failed);
    throw error;
  }
}

/** Records appends to the log, as children of their cause. */
export const tracedStore = (store: EventStore): EventStore => ({
  ...store,
  append(stream, revision, events) {
    const { correlationId, commandId } = events[0]?.metadata ?? {};
    if (!exporter || !correlationId || !commandId) return store.append(stream, revision, events);
    const attributes = { 'rostra.stream': stream, 'rostra.events': events.map(({ type }) => type).join(',') };
    const about = {
      name: 'append',
      kind: 'producer',
      correlationId,
      spanId: appendSpanOf(commandId),
      attributes,
    } as const;
    return spanned(about, () => store.append(stream, revision, events));
  },
});

/** A span of a trace: 32 and 16 hex digits. */
export type SpanPlace = readonly [traceId: string, spanId: string];

/** Spans of the events that are being folded. */
const folding = new AsyncLocalStorage<readonly SpanPlace[]>();

/** Folds events, each of which belongs to its own trace; changes that `work` announces become part of those traces. */
export async function folded<Result>(
  name: string,
  events: readonly Recorded[],
  work: () => Promise<Result>,
): Promise<Result> {
  const now = Date.now();
  const fresh = exporter ? events.filter(({ metadata }) => now - Date.parse(metadata.at) < freshMs) : [];
  if (fresh.length === 0) return work();
  const begun = fresh.slice(0, mostOfBatch).map(({ type, metadata: { correlationId, commandId } }) => {
    const attributes = { 'rostra.event': type };
    return begin({ name, kind: 'consumer', correlationId, parentSpanId: appendSpanOf(commandId), attributes });
  });
  const places = begun.map(({ inside: { traceId, spanId } }): SpanPlace => [traceId, spanId]);
  const result = await folding.run(places, work);
  for (const { end } of begun) end(wentWell);
  return result;
}

/** A change of read models is a Postgres notification, which has room for this many. */
const mostOfChange = 10;

/** The spans that a change of read models belongs to; none if tracing is off, or in a rebuild. */
export const placesNow = (): readonly SpanPlace[] => folding.getStore()?.slice(0, mostOfChange) ?? [];

/** Begins spans as children of these; returns the function that ends them. Spans that are not ended are not recorded. */
export function spansIn(name: string, places: readonly SpanPlace[] = []): () => void {
  if (!exporter) return () => {};
  const begun = places.map(([traceId, parentSpanId]) =>
    begin({ name, kind: 'producer', correlationId: traceId, parentSpanId }),
  );
  return () => {
    for (const { end } of begun) end(wentWell);
  };
}

/** The work that follows from an event, as a child of the span that appended it. */
export const followingSpan = <Result>(name: string, { type, metadata }: Recorded, work: () => Promise<Result>) =>
  spanned(
    {
      name,
      kind: 'consumer',
      correlationId: metadata.correlationId,
      parentSpanId: appendSpanOf(metadata.commandId),
      attributes: { 'rostra.event': type },
    },
    work,
  );

/** Every request except health and metrics. The route is recorded, never the address, which may be signed. */
export function traceRequests(http: FastifyInstance): void {
  const begun = new WeakMap<object, ReturnType<typeof begin>>();
  const enter: onRequestHookHandler = (request, _reply, done) => {
    const { url: route = 'unmatched' } = request.routeOptions;
    if (!exporter || /^\/(health|metrics)/.test(route)) return done();
    const span =
      begun.get(request) ?? begin({ name: `${request.method} ${route}`, kind: 'server', correlationId: request.id });
    begun.set(request, span);
    return around.run(span.inside, done);
  };
  http.addHook('onRequest', enter);
  // Reading the body loses the asynchronous context.
  http.addHook('preValidation', enter);
  http.addHook('onResponse', (request, { statusCode }, done) => {
    const outcome = statusCode < 500 ? wentWell : failed;
    begun.get(request)?.end(outcome, { 'http.response.status_code': statusCode });
    done();
  });
}

function begin({ name, kind, correlationId, attributes = {}, ...ids }: About) {
  const began = Date.now();
  const outer = around.getStore();
  const traceId = traceIdOf(correlationId);
  const spanId = ids.spanId ?? randomBytes(8).toString('hex');
  const parentSpanId = ids.parentSpanId ?? (outer?.traceId === traceId ? outer.spanId : undefined);
  const started = performance.now();
  return {
    inside: { traceId, spanId },
    end(code: number, more: Readonly<Record<string, string | number>> = {}) {
      const ended = Math.max(Date.now(), began + performance.now() - started);
      exporter?.add({
        ...{ traceId, spanId, parentSpanId, name, kind: kinds[kind] },
        ...{ startTimeUnixNano: nanoseconds(began), endTimeUnixNano: nanoseconds(ended) },
        attributes: Object.entries({ ...attributes, ...more }).map(([key, value]) => attribute(key, value)),
        status: { code },
      });
    },
  };
}

const nanoseconds = (ms: number) => `${BigInt(Math.round(ms * 1_000)) * 1_000n}`;
