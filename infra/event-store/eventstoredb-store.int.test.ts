import { describe, onTestFinished } from 'vitest';
import { startWireServer } from '#infra/lab/fakes/wire-server/wire-server.ts';
import { callSwitchSuite } from '#infra/lab/testing/event-store/call-switch-suite.ts';
import { disturbanceSuite, separateConnectionsSuite } from '#infra/lab/testing/event-store/disturbance-suite.ts';
import { eventStoreSuite } from '#infra/lab/testing/event-store/event-store-suite.ts';
import { subscriptionSwitchSuite } from '#infra/lab/testing/event-store/subscription-switch-suite.ts';
import { disturbedStore, storeFor } from '#infra/lab/testing/event-store/test-store.ts';

describe('EventStoreDB, played by the wire server', () => {
  async function server() {
    const started = await startWireServer();
    onTestFinished(() => started.stop());
    return started;
  }
  const open = async () => storeFor(`esdb://${(await server()).address}?tls=false`);

  eventStoreSuite(open);
  describe('through a proxy', () => {
    const disturbed = async () => disturbedStore(`esdb://${(await server()).address}?tls=false`);
    disturbanceSuite(disturbed);
    separateConnectionsSuite(disturbed);
  });
  describe('by a switch that only the wire server has', () => {
    callSwitchSuite();
    subscriptionSwitchSuite();
  });
});
