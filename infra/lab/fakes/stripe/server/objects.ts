/**
 * The objects of the server in the shape of the `stripe` API: names, nesting and units (cents, seconds) are Stripe's.
 */
type Metadata = Record<string, string>;

type Address = {
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
};

export type Customer = {
  id: string;
  object: 'customer';
  created: number;
  name: string | null;
  email: string | null;
  address: Address | null;
  balance: number;
  currency: string | null;
  tax_exempt: 'none' | 'exempt' | 'reverse';
  preferred_locales: string[];
  invoice_settings: { default_payment_method: string | null };
  metadata: Metadata;
  test_clock: string | null;
  livemode: false;
};

/** `behaviour` is our own field: the result of payments with it. */
export type PaymentMethod = {
  id: string;
  object: 'payment_method';
  type: 'card' | 'sepa_debit';
  card?: { brand: string; last4: string; exp_month: number; exp_year: number };
  sepa_debit?: { last4: string; country: string };
  customer: string | null;
  behaviour: Behaviour;
};

/** `slow…`: the money takes days. `authenticates`: the bank requires the customer, who is absent at renewals. */
export type Behaviour = 'pays' | 'declines' | 'authenticates' | 'pays_slowly' | 'declines_slowly';

type Product = {
  id: string;
  object: 'product';
  created: number;
  name: string;
  description: string | null;
  active: boolean;
  metadata: Metadata;
};

export type Price = {
  id: string;
  object: 'price';
  created: number;
  product: string;
  active: boolean;
  currency: string;
  unit_amount: number;
  tax_behavior: 'exclusive' | 'inclusive' | 'unspecified';
  type: 'recurring';
  recurring: { interval: 'month' | 'year'; interval_count: number };
  lookup_key: string | null;
  metadata: Metadata;
};

export type TaxRate = {
  id: string;
  object: 'tax_rate';
  created: number;
  display_name: string;
  percentage: number;
  inclusive: boolean;
  active: boolean;
  country: string | null;
  metadata: Metadata;
};

export type Coupon = {
  id: string;
  object: 'coupon';
  created: number;
  name: string | null;
  percent_off: number | null;
  amount_off: number | null;
  currency: string | null;
  currency_options: Record<string, { amount_off: number }>;
  duration: 'once' | 'repeating' | 'forever';
  duration_in_months: number | null;
  valid: boolean;
  metadata: Metadata;
};

export type Discount = {
  id: string;
  object: 'discount';
  start: number;
  end: number | null;
  source: { type: 'coupon'; coupon: string };
};

type SubscriptionItem = {
  id: string;
  object: 'subscription_item';
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
};

export type Subscription = {
  id: string;
  object: 'subscription';
  created: number;
  start_date: number;
  customer: string;
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'unpaid' | 'canceled';
  currency: string;
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  cancellation_details: { reason: 'cancellation_requested' | 'payment_failed' | null; comment: string | null };
  collection_method: 'charge_automatically' | 'send_invoice';
  days_until_due: number | null;
  default_payment_method: string | null;
  pending_setup_intent: string | null;
  pending_update: { expires_at: number; subscription_items: SubscriptionItem[]; discounts: string[] } | null;
  default_tax_rates: TaxRate[];
  discounts: string[];
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false; url: string };
  latest_invoice: string | null;
  metadata: Metadata;
  test_clock: string | null;
  livemode: false;
  /** Ours: how many whole periods have passed since the anchor. */
  periods: number;
};

/** `discount` and `tax` are ours; the API shows them as lists. */
export type Line = {
  id: string;
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  quantity: number;
  discount: number;
  tax: number;
  period: { start: number; end: number };
  parent: {
    type: 'subscription_item_details';
    subscription_item_details: { proration: boolean; subscription: string };
  };
  pricing: { type: 'price_details'; price_details: { price: string; product: string } };
};

/** Another price or number, and the period from then on. */
export type Applied = {
  price: Price;
  quantity: number;
  discounts: string[];
  period: { start: number; end: number };
  anchor: number | null;
};

export type Invoice = {
  id: string;
  object: 'invoice';
  created: number;
  number: string;
  customer: string;
  customer_tax_exempt: Customer['tax_exempt'];
  /** A copy from the time of issue. */
  customer_name: string | null;
  customer_address: Address | null;
  customer_tax_ids: { type: 'eu_vat'; value: string }[];
  currency: string;
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  collection_method: Subscription['collection_method'];
  subtotal: number;
  total_discount_amounts: { amount: number; discount: string }[];
  total_excluding_tax: number;
  total_taxes: {
    amount: number;
    taxable_amount: number;
    tax_behavior: 'exclusive';
    taxability_reason: 'standard_rated' | 'reverse_charge';
    tax_rate_details: { tax_rate: string };
    type: 'tax_rate_details';
  }[];
  total: number;
  starting_balance: number;
  ending_balance: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  next_payment_attempt: number | null;
  due_date: number | null;
  period_start: number;
  period_end: number;
  lines: { object: 'list'; data: Line[]; has_more: false; url: string };
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Metadata; subscription_proration_date?: number };
  };
  post_payment_credit_notes_amount: number;
  pre_payment_credit_notes_amount: number;
  status_transitions: { finalized_at: number; paid_at: number | null; voided_at: number | null };
  hosted_invoice_url: string;
  invoice_pdf: string;
  test_clock: string | null;
  livemode: false;
  /** Our own field: when slow money arrives, and whether it does. */
  settles: { at: number; pays: boolean } | null;
  /** Our own field: the change that takes effect once this is paid. */
  applies: Applied | null;
};

export type CreditNote = {
  id: string;
  object: 'credit_note';
  created: number;
  number: string;
  invoice: string;
  customer: string;
  currency: string;
  amount: number;
  total: number;
  status: 'issued';
  refunds: { amount_refunded: number }[];
  metadata: Metadata;
};

export type CheckoutSession = {
  id: string;
  object: 'checkout.session';
  created: number;
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  customer: string;
  client_reference_id: string | null;
  currency: string;
  amount_subtotal: number;
  amount_total: number;
  expires_at: number;
  success_url: string;
  cancel_url: string | null;
  url: string | null;
  locale: string | null;
  subscription: string | null;
  invoice: string | null;
  metadata: Metadata;
  livemode: false;
  /** Our own field: the purchase. */
  order: { price: string; quantity: number; coupon: string | null; taxRates: string[]; metadata: Metadata };
};

type PortalSession = {
  id: string;
  object: 'billing_portal.session';
  created: number;
  customer: string;
  return_url: string;
  url: string;
  livemode: false;
};

type TestClock = {
  id: string;
  object: 'test_helpers.test_clock';
  created: number;
  deletes_after: number;
  frozen_time: number;
  name: string | null;
  status: 'ready';
  livemode: false;
};

export type StripeEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  type: string;
  data: { object: unknown };
  livemode: false;
  pending_webhooks: 0;
  request: { id: null; idempotency_key: string | null };
};

type TaxId = { id: string; object: 'tax_id'; customer: string; type: string; value: string };

export type Tables = {
  tax_ids: TaxId;
  customers: Customer;
  payment_methods: PaymentMethod;
  products: Product;
  prices: Price;
  tax_rates: TaxRate;
  coupons: Coupon;
  discounts: Discount;
  subscriptions: Subscription;
  invoices: Invoice;
  credit_notes: CreditNote;
  checkout_sessions: CheckoutSession;
  portal_sessions: PortalSession;
  test_clocks: TestClock;
  events: StripeEvent;
};
