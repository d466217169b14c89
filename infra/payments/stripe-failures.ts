import Stripe from 'stripe';
import { DomainError } from '#domain/kernel/errors.ts';
import type { PaymentFailure } from '#domain/kernel/payment-failures.ts';

/** Calls the provider, and translates its failures to our own. */
export async function asked<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw translated(error);
  }
}

function translated(error: unknown): unknown {
  const { errors } = Stripe;
  const refused = refusalOf(error);
  if (refused) return causedBy(new DomainError(refused), error);
  if (isMissing(error)) return causedBy(new DomainError('not_found'), error);
  const isAway =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripeAPIError;
  return isAway ? causedBy(new DomainError('payment_service_unavailable'), error) : error;
}

/** Uses the code of the bank's refusal if there is one, else that of the call. */
const refusals: Readonly<Record<string, PaymentFailure>> = {
  authentication_required: 'authentication_required',
  invoice_payment_intent_requires_action: 'authentication_required',
  subscription_payment_intent_requires_action: 'authentication_required',
  expired_card: 'expired_card',
  insufficient_funds: 'insufficient_funds',
  incorrect_cvc: 'incorrect_card',
  invalid_cvc: 'incorrect_card',
  incorrect_number: 'incorrect_card',
  invalid_number: 'incorrect_card',
  invalid_expiry_month: 'incorrect_card',
  invalid_expiry_year: 'incorrect_card',
  card_declined: 'card_declined',
};

/** Undefined if the failure is not about the payment. */
export function refusalOf(error: unknown): PaymentFailure | undefined {
  if (!(error instanceof Stripe.errors.StripeError)) return undefined;
  const known = refusals[error.decline_code ?? ''] ?? refusals[error.code ?? ''];
  return known ?? (error instanceof Stripe.errors.StripeCardError ? 'payment_declined' : undefined);
}

const causedBy = (failure: DomainError, cause: unknown) => Object.assign(failure, { cause });

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
