import Stripe from 'stripe';
import { describe } from 'vitest';
import { stripeSuite } from '#infra/lab/testing/stripe/stripe-suite.ts';
import { stripePayments } from './stripe-payments.ts';

const key = process.env.STRIPE_SECRET_KEY;
const isTestKey = key?.startsWith('sk_test_') ?? false;
const stripe = new Stripe(isTestKey && key ? key : 'sk_test_none', { telemetry: false, maxNetworkRetries: 3 });

// Creates customers and products in the test mode of the account that the key belongs to.
describe.skipIf(!isTestKey)("Stripe's test mode", () => {
  const payments = stripePayments({ stripe, webhookSecret: undefined, isTest: true });
  stripeSuite({ stripe, payments, patienceMs: 120_000 });
});
