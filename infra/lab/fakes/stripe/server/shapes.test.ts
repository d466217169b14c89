import Stripe from 'stripe';
import { expect, expectTypeOf, test } from 'vitest';
import type { Coupon, CreditNote, Customer, Price, StripeEvent, TaxRate } from './objects.ts';
import type { shownInvoice, shownMethod, shownSession, shownSubscription } from './shown.ts';
import { apiVersion } from './world.ts';

/** Fields that the server shows and that the API's own types, made from its reference, do not have. */
type Unknown<Shown, Api> = Exclude<keyof Shown, keyof Api>;
/** Fields with plain values: whether each may have what the API's may have. */
type Plain<Shown> = {
  [Name in keyof Shown as Shown[Name] extends string | number | boolean | null ? Name : never]: Shown[Name];
};

test('the server shows nothing that the API of this version does not have', () => {
  expectTypeOf<Unknown<ReturnType<typeof shownSubscription>, Stripe.Subscription>>().toBeNever();
  expectTypeOf<Unknown<ReturnType<typeof shownInvoice>, Stripe.Invoice>>().toBeNever();
  expectTypeOf<Unknown<ReturnType<typeof shownSession>, Stripe.Checkout.Session>>().toBeNever();
  expectTypeOf<Unknown<ReturnType<typeof shownMethod>, Stripe.PaymentMethod>>().toBeNever();
  expectTypeOf<Unknown<Customer, Stripe.Customer>>().toBeNever();
  expectTypeOf<Unknown<CreditNote, Stripe.CreditNote>>().toBeNever();
  expectTypeOf<Unknown<Price, Stripe.Price>>().toBeNever();
  expectTypeOf<Unknown<Coupon, Stripe.Coupon>>().toBeNever();
  expectTypeOf<Unknown<TaxRate, Stripe.TaxRate>>().toBeNever();
});

test('what it shows has the types of the API', () => {
  expectTypeOf<Plain<ReturnType<typeof shownInvoice>>>().toExtend<Partial<Stripe.Invoice>>();
  expectTypeOf<Plain<ReturnType<typeof shownSubscription>>>().toExtend<Partial<Stripe.Subscription>>();
  expectTypeOf<Plain<ReturnType<typeof shownSession>>>().toExtend<Partial<Stripe.Checkout.Session>>();
  expectTypeOf<Plain<Customer>>().toExtend<Partial<Stripe.Customer>>();
});

test('the product, its package and the server speak one version of the API', () => {
  expect(apiVersion).toBe(Stripe.API_VERSION);
  expectTypeOf<StripeEvent['api_version']>().toBeString();
});
