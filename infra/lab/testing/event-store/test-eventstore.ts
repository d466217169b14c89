import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { addressFault } from '#infra/event-store/eventstoredb/address.ts';
import { nobodyListens } from './nobody-listens.ts';

const usage = 'npm run test:eventstore -- --url esdb://localhost:2113?tls=false';

/**
 * Runs the contract suite against any server, given its address. The suite writes only to its own streams, named suite….
 */
const { url } = parseArgs({ options: { url: { type: 'string' } } }).values;
const fault = url ? addressFault(url) : 'no address is given';
if (!url || fault) {
  console.error(`${fault}\n${usage}`);
  process.exit(2);
}

const nobody = await nobodyListens(url);
if (nobody) {
  console.error(`No server listens: ${nobody}`);
  process.exit(2);
}

process.env.EVENTSTORE_URL = url;
const vitest = await startVitest('test', [], {
  config: false,
  watch: false,
  include: ['infra/event-store/real-server.int.test.ts'],
  testTimeout: 60_000,
  reporters: ['verbose'],
});
await vitest?.close();
