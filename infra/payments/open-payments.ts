import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import type { Settings } from '../config/settings.ts';
import type { Payments } from './payments.ts';
import { stripePayments } from './stripe-payments.ts';

type Dependencies = Readonly<{ settings: Settings; http: FastifyInstance; data: string; publicUrl: () => string }>;

/** Pinned, so that answers keep their shape whatever version the account is set to. */
const apiVersion = '2026-10-28.endive';
const retries = 2;
const patienceMs = 20_000;

/** Undefined if buying is not configured. */
export async function openPayments({ settings, ...place }: Dependencies): Promise<Payments | undefined> {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PAYMENTS } = settings;
  if (PAYMENTS === 'demo') return (await import('#infra/lab/fakes/stripe/pages/open-demo.ts')).openDemo(place);
  if (STRIPE_SECRET_KEY === undefined) return undefined;
  const stripe = new Stripe(STRIPE_SECRET_KEY, {
    apiVersion,
    telemetry: false,
    maxNetworkRetries: retries,
    timeout: patienceMs,
  });
  return stripePayments({ stripe, webhookSecret: STRIPE_WEBHOOK_SECRET, isTest: PAYMENTS !== 'live' });
}

/** The name of the provider, for the report of the running parts. */
export const describePayments = ({
  PAYMENTS,
  STRIPE_SECRET_KEY,
}: Pick<Settings, 'PAYMENTS' | 'STRIPE_SECRET_KEY'>): string =>
  PAYMENTS === 'demo' ? 'demo' : STRIPE_SECRET_KEY ? `Stripe, ${PAYMENTS}` : 'not set up';
