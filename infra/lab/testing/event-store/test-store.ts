import { onTestFinished } from 'vitest';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { createEventStoreDbStore } from '#infra/event-store/eventstoredb-store.ts';
import type { Limits } from '#infra/event-store/limits.ts';
import { startWireServer } from '../../fakes/wire-server/wire-server.ts';
import { startTcpProxy } from '../tcp-proxy.ts';

/** Short limits, so that tests do not wait as long as the product. */
export const shortLimits: Limits = { answerMs: 1_000, giveUpMs: 8_000, probeMs: 300 };

/** A store for the running test. */
export function storeFor(address: string, limits?: Limits) {
  const store = createEventStoreDbStore(address, limits);
  onTestFinished(() => store.close());
  return store;
}

/** Kinds of event store by name. Each returns the given store or an empty one of its kind, for the running test. */
export const openStores: Readonly<Record<string, (here: EventStore) => Promise<EventStore>>> = {
  Postgres: async (here) => here,
  'EventStoreDB, played by the wire server': async () => {
    const server = await startWireServer();
    onTestFinished(() => server.stop());
    return storeFor(`esdb://${server.address}?tls=false`);
  },
};

const singleNode = /^(esdb:\/\/(?:[^@/]+@)?)([^:?/,]+)(?::(\d+))?(\/?\?.*tls=false.*)$/;

/** Whether tests can put a proxy before this address. With TLS the proxy's name does not match, and cluster nodes announce their own addresses. */
export const isDisturbable = (address: string): boolean => singleNode.test(address);

/** A store on a single node, and the proxy between them. */
export async function disturbedStore(address: string) {
  const [, beginning = '', host = '', port = '2113', rest = ''] = singleNode.exec(address) ?? [];
  const proxy = await startTcpProxy({ host, port: Number(port) });
  onTestFinished(() => proxy.close());
  const store = storeFor(`${beginning}127.0.0.1:${proxy.port}${rest}`, shortLimits);
  return { store, proxy };
}
