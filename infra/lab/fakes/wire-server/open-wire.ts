import { onTestFinished } from 'vitest';
import type { Limits } from '#infra/event-store/limits.ts';
import { shortLimits, storeFor } from '../../testing/event-store/test-store.ts';
import { startWireServer } from './wire-server.ts';

/** A wire server and a store on it, for the running test. `limits`: replace the short default limits, for large amounts of data. */
export async function openWire(limits: Partial<Limits> = {}) {
  const server = await startWireServer();
  onTestFinished(() => server.stop());
  return { server, store: storeFor(`esdb://${server.address}?tls=false`, { ...shortLimits, ...limits }) };
}
