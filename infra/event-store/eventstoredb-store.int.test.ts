import { describe, onTestFinished } from 'vitest';
import { eventStoreSuite } from './event-store-suite.ts';
import { createEventStoreDbStore } from './eventstoredb-store.ts';
import { looseRevisionSuite } from './revision-suite.ts';
import { startWireServer } from './wire-server/wire-server.ts';

describe('EventStoreDB, played by the wire server', () => {
  const open = async () => {
    const server = await startWireServer();
    const store = createEventStoreDbStore(`esdb://${server.address}?tls=false`);
    onTestFinished(async () => {
      await store.close();
      server.stop();
    });
    return store;
  };
  eventStoreSuite(open);
  looseRevisionSuite(open);
});
