import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

const usage = 'npm run test:stripe -- --key sk_test_…';

/** Runs the contract suite against Stripe's test mode. It makes customers and products in the account of the key. */
const { key } = parseArgs({ options: { key: { type: 'string' } } }).values;
if (!key?.startsWith('sk_test_')) {
  console.error(`A secret key of the test mode is needed.\n${usage}`);
  process.exit(2);
}

process.env.STRIPE_SECRET_KEY = key;
const vitest = await startVitest('test', [], {
  config: false,
  watch: false,
  include: ['infra/payments/stripe-real.int.test.ts'],
  testTimeout: 120_000,
  reporters: ['verbose'],
});
await vitest?.close();
