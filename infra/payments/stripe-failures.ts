import Stripe from 'stripe';
import { DomainError } from '#domain/kernel/errors.ts';

/** What a call of the provider answers, or why it could not, in our own words. */
export async function asked<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw translated(error);
  }
}

function translated(error: unknown): unknown {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError) return causedBy(new DomainError('payment_declined'), error);
  if (isMissing(error)) return causedBy(new DomainError('not_found'), error);
  const isAway =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripeAPIError;
  return isAway ? causedBy(new DomainError('payment_service_unavailable'), error) : error;
}

const causedBy = (failure: DomainError, cause: unknown) => Object.assign(failure, { cause });

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
