import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';

/** `paintedMs`: largest contentful paint. `scriptBytes`: transferred bytes of scripts until shortly after that, with their headers. */
export type Loaded = Readonly<{ paintedMs: number; scriptBytes: number }>;

/** Lighthouse's settings for slow 4G and a slow phone. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;
/** The largest paint counts once nothing larger has followed for this long. */
const quietMs = 2_000;
const patienceMs = 60_000;

/** Runs in the page. */
const watchPaints = `
  globalThis.painted = { at: 0, seenAt: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) painted = { at: startTime, seenAt: performance.now() };
  }).observe({ type: 'largest-contentful-paint', buffered: true });`;

/** Loads a page like a slow phone. */
export async function loadSlowly(page: Page, address: string): Promise<Loaded> {
  const session = await page.context().newCDPSession(page);
  const sent = await countScripts(session);
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchPaints);
  await page.goto(address, { waitUntil: 'load', timeout: patienceMs });
  const paintedMs = await lastPaint(session);
  return { paintedMs, scriptBytes: sent() };
}

/** Uses the browser's protocol: the page's policy forbids `eval`. */
async function lastPaint(session: CDPSession): Promise<number> {
  const expression = '[painted.at, performance.now() - painted.seenAt]';
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(100)) {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    const [at = 0, quietFor = 0] = (result.value ?? []) as readonly number[];
    if (at > 0 && quietFor > quietMs) return at;
  }
  throw new Error('nothing was painted');
}

async function countScripts(session: CDPSession): Promise<() => number> {
  const scripts = new Set<string>();
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}
