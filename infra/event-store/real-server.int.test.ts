import { describe } from 'vitest';
import { disturbanceSuite } from './disturbance-suite.ts';
import { eventStoreSuite } from './event-store-suite.ts';
import { looseRevisionSuite } from './revision-suite.ts';
import { disturbedStore, isDisturbable, storeFor } from './test-store.ts';

const address = process.env.EVENTSTORE_URL ?? '';
const disturbable = isDisturbable(address);

if (!address) console.info('A real EventStoreDB: skipped, EVENTSTORE_URL is not set (and no container is started).');
else if (!disturbable) console.info('Cuts, silence and delay: skipped, the proxy stands before one node without TLS.');

describe.runIf(address)('EventStoreDB itself', () => {
  eventStoreSuite(async () => storeFor(address));
  looseRevisionSuite(async () => storeFor(address));
  describe.runIf(disturbable)('through a proxy', () => disturbanceSuite(() => disturbedStore(address)));
});
