import Stripe from 'stripe';
import { expect, expectTypeOf, test } from 'vitest';
import type { Coupon, CreditNote, Customer, Price, StripeEvent, TaxRate } from './objects.ts';
import type { shownInvoice, shownMethod, shownSession, shownSubscription } from './shown.ts';
import { apiVersion } from './world.ts';

/** Fields that the server shows but that the API's own types, generated from its reference, do not have. */
type Unknown<Shown, Api> = Exclude<keyof Shown, keyof Api>;
/** Fields with plain values, to compare their types with the API's. */
type Plain<Shown> = {
  [Name in keyof Shown as Shown[Name] extends string | number | boolean | null ? Name : never]: Shown[Name];
};

test('shows no field that this version of the API does not have', () => {
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

test('shows fields with the types of the API', () => {
  expectTypeOf<Plain<ReturnType<typeof shownInvoice>>>().toExtend<Partial<Stripe.Invoice>>();
  expectTypeOf<Plain<ReturnType<typeof shownSubscription>>>().toExtend<Partial<Stripe.Subscription>>();
  expectTypeOf<Plain<ReturnType<typeof shownSession>>>().toExtend<Partial<Stripe.Checkout.Session>>();
  expectTypeOf<Plain<Customer>>().toExtend<Partial<Stripe.Customer>>();
});

test('product, package and server use the same version of the API', () => {
  expect(apiVersion).toBe(Stripe.API_VERSION);
  expectTypeOf<StripeEvent['api_version']>().toBeString();
});
