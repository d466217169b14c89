import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { refusalOf } from './stripe-failures.ts';

const refused = (raw: object) => refusalOf(new Stripe.errors.StripeCardError({ type: 'card_error', ...raw } as never));

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
  [{ code: 'card_declined', decline_code: 'authentication_required' }, 'authentication_required'],
  [{ code: 'subscription_payment_intent_requires_action' }, 'authentication_required'],
  [{ code: 'card_declined', decline_code: 'do_not_honor' }, 'card_declined'],
  [{ code: 'expired_card', decline_code: 'expired_card' }, 'expired_card'],
  [{ code: 'incorrect_cvc', decline_code: 'incorrect_cvc' }, 'incorrect_card'],
  [{ code: 'processing_error' }, 'payment_declined'],
])('%j becomes %s', (raw, failure) => expect(refused(raw)).toBe(failure));

test('does not take other errors for refused payments', () => {
  expect(refusalOf(new Stripe.errors.StripeConnectionError({ type: 'api_error' } as never))).toBeUndefined();
  expect(refusalOf(new Error('no'))).toBeUndefined();
});
