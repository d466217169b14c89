import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { ownApp } from '#infra/lab/testing/app.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { openSocket } from '#infra/lab/testing/socket.ts';
import { spokenSession } from '#infra/lab/testing/spoken-sound.ts';
import type { Span } from './otlp-exporter.ts';

type Export = Readonly<{
  resourceSpans: readonly Readonly<{ scopeSpans: readonly Readonly<{ spans: readonly Span[] }>[] }>[];
}>;

const spans: Span[] = [];
const headers: unknown[] = [];
const collector = createServer(async (request, response) => {
  const { resourceSpans } = (await json(request)) as Export;
  headers.push(request.headers['x-key']);
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
  response.end('{}');
}).listen(0, '127.0.0.1');
await once(collector, 'listening');
afterAll(() => void collector.close());
const { port } = collector.address() as AddressInfo;

test('traces a session from the upload through log, read models, reaction and analysis to the pushes', async () => {
  const app = await ownApp(
    { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b' },
    { analysis: true },
  );
  const ada = await app.person();
  const first = { type: 'auth', token: ada.accessToken };
  const socket = await openSocket(`${await app.listen()}/session-hub`, { first });
  await ada.uploaded(spokenSession());
  await app.settle();
  await eventually(() =>
    expect(socket.pushes).toContainEqual(expect.objectContaining({ type: 'SessionStatusUpdate' })),
  );
  socket.end();
  await app.close();

  const upload = spans.find(({ name }) => name === 'POST /api/Sessions/UploadAudio');
  const trace = spans.filter(({ traceId }) => traceId === upload?.traceId);
  const names = new Set(trace.map(({ name }) => name));
  for (const name of ['append', 'project sessions', 'react sessions', 'job analysis']) expect(names).toContain(name);

  // Spans arrive in the order in which they end: a reaction to the event may end before the append does.
  const created = trace.find(
    ({ name, attributes }) =>
      name === 'append' && attributes.some(({ value }) => value.stringValue === 'SessionCreated'),
  );
  expect(created).toMatchObject({ parentSpanId: upload?.spanId });
  const folded = trace.filter(
    ({ name, parentSpanId }) => name === 'project sessions' && parentSpanId === created?.spanId,
  );
  expect(folded).toHaveLength(1);
  const analysis = trace.find(({ name }) => name === 'job analysis');
  expect(trace.some(({ name, parentSpanId }) => name === 'append' && parentSpanId === analysis?.spanId)).toBe(true);
  const projected = new Set(trace.filter(({ name }) => name === 'project sessions').map(({ spanId }) => spanId));
  const pushed = trace.filter(({ name }) => name === 'push /session-hub');
  // At least the upload and its result.
  expect(pushed.length).toBeGreaterThan(1);
  for (const { parentSpanId } of pushed) expect(projected).toContain(parentSpanId);
  for (const { startTimeUnixNano, endTimeUnixNano } of trace)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  expect(new Set(headers)).toEqual(new Set(['a b']));
  expect(JSON.stringify(spans)).not.toMatch(/@example\.org|Bearer|signature/);
});

test('reports an absent collector once, and goes on', async () => {
  const app = await ownApp({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', LOG_LEVEL: 'warn' });
  await app.person();
  await app.settle();
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  await app.person();
  await app.stop();
  expect(app.said.filter((line) => line.includes('OTEL_EXPORTER_OTLP_ENDPOINT'))).toHaveLength(1);
});
