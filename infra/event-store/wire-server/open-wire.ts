import { onTestFinished } from 'vitest';
import { shortLimits, storeFor } from '../test-store.ts';
import { startWireServer } from './wire-server.ts';

/** A wire server and a store on it, for the running test. */
export async function openWire() {
  const server = await startWireServer();
  onTestFinished(() => server.stop());
  return { server, store: storeFor(`esdb://${server.address}?tls=false`, shortLimits) };
}
