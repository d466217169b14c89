import type { ErrorCode } from './errors.ts';

/** Why a payment was refused, as far as the bank reports it. */
export const paymentFailures = [
  'payment_declined',
  'authentication_required',
  'card_declined',
  'expired_card',
  'insufficient_funds',
  'incorrect_card',
] as const satisfies readonly ErrorCode[];
export type PaymentFailure = (typeof paymentFailures)[number];

export const isPaymentFailure = (code: string): code is PaymentFailure => paymentFailures.some((one) => one === code);
