import { hostname } from 'node:os';

/** The form of the OpenTelemetry protocol (OTLP 1.x, JSON): ids in hex, times in nanoseconds as text. */
export type Span = Readonly<{
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: readonly Attribute[];
  status: Readonly<{ code: number }>;
}>;

export type Attribute = Readonly<{ key: string; value: Readonly<{ stringValue: string }> }>;

export type Exporter = Readonly<{
  add: (span: Span) => void;
  /** Sends the remaining spans. */
  close: () => Promise<void>;
}>;

type Target = Readonly<{
  /** Without `/v1/traces`. */
  endpoint: string;
  headers?: Readonly<Record<string, string>>;
  roles: readonly string[];
  warn: (sentence: string) => void;
}>;

const sendEveryMs = 2_000;
/** If the collector is away, the newest spans are dropped: spans are worth less than memory. */
const mostWaiting = 5_000;
const patienceMs = 5_000;

export const attribute = (key: string, value: string | number): Attribute => ({
  key,
  value: { stringValue: `${value}` },
});

/** Sends spans to a collector in batches of some seconds. An unreachable collector is logged once, and stops nothing. */
export function otlpExporter({ endpoint, headers = {}, roles, warn }: Target): Exporter {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const resource = {
    attributes: [
      attribute('service.name', 'rostra'),
      attribute('service.instance.id', `${hostname()}/${process.pid}`),
      attribute('rostra.roles', roles.join(',')),
    ],
  };
  let waiting: Span[] = [];
  let isAway = false;
  const timer = setInterval(() => void send(), sendEveryMs).unref();

  async function send() {
    if (waiting.length === 0) return;
    const spans = waiting;
    waiting = [];
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'rostra' }, spans }] }] });
    const fault = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(patienceMs),
    }).then(
      ({ ok, status }) => (ok ? undefined : `${status}`),
      (error: Error) => error.name,
    );
    if (fault && !isAway) warn(`traces are not taken by OTEL_EXPORTER_OTLP_ENDPOINT (${fault})`);
    isAway = fault !== undefined;
  }

  return {
    add(span) {
      if (waiting.length < mostWaiting) waiting.push(span);
    },
    async close() {
      clearInterval(timer);
      await send();
    },
  };
}
