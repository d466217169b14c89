import { afterAll, describe } from 'vitest';
import { disturbanceSuite, separateConnectionsSuite } from '#infra/lab/testing/event-store/disturbance-suite.ts';
import { eventStoreSuite } from '#infra/lab/testing/event-store/event-store-suite.ts';
import { startContainer } from '#infra/lab/testing/event-store/eventstoredb-container.ts';
import { disturbedStore, isDisturbable, storeFor } from '#infra/lab/testing/event-store/test-store.ts';

const given = process.env.EVENTSTORE_URL ?? '';
const container = given ? undefined : await startContainer();
const address = given || (container && 'address' in container ? container.address : '');

if (container && 'address' in container) {
  console.info(`A real EventStoreDB: ${container.image}, in a container. EVENTSTORE_URL is not set.`);
  afterAll(container.stop);
}
if (container && 'unavailable' in container) {
  console.info('A real EventStoreDB that somebody runs: skipped, EVENTSTORE_URL is not set.');
  console.info(`A real EventStoreDB in a container: skipped, ${container.unavailable}.`);
}
if (address && !isDisturbable(address))
  console.info('Cuts, silence and delay: skipped, the proxy stands before one node without TLS.');

describe.runIf(address)('EventStoreDB itself', () => {
  eventStoreSuite(async () => storeFor(address));
  describe.runIf(isDisturbable(address))('through a proxy', () => {
    disturbanceSuite(() => disturbedStore(address));
    separateConnectionsSuite(() => disturbedStore(address));
  });
});
