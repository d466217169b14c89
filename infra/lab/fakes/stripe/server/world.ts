import type { StripeEvent, Tables } from './objects.ts';

/** Plain JSON: the state that a restarted server needs. `offset`: seconds that its clock is ahead of the machine's. */
export type Kept = {
  tables: { [Name in keyof Tables]: Record<string, Tables[Name]> };
  count: number;
  offset: number;
  answers: Record<string, Readonly<{ asked: string; answer: Answer }>>;
};

export type Answer = Readonly<{ status: number; body: unknown }>;

export type World = Readonly<{
  kept: Kept;
  /** Address of the server, used in the links it hands out. */
  address: () => string;
  /** Time of the customer's test clock, else of the server; in seconds. */
  timeOf: (owner: Readonly<{ test_clock: string | null }> | null) => number;
  nextId: (prefix: string) => string;
  /** Stores an event and notifies all listeners. */
  emit: (type: string, object: object, at: number) => void;
  listeners: Set<(event: StripeEvent) => void>;
}>;

const tableNames: readonly (keyof Tables)[] = [
  ...(['customers', 'payment_methods', 'products', 'prices', 'tax_rates', 'coupons', 'discounts'] as const),
  ...(['subscriptions', 'invoices', 'credit_notes', 'checkout_sessions', 'portal_sessions', 'test_clocks'] as const),
  ...(['events', 'tax_ids'] as const),
];

export const newKept = (): Kept => ({
  tables: Object.fromEntries(tableNames.map((name) => [name, {}])) as unknown as Kept['tables'],
  count: 0,
  offset: 0,
  answers: {},
});

type Options = Readonly<{ kept: Kept; clock: () => number; address: () => string }>;

export function createWorld({ kept, clock, address }: Options): World {
  const listeners: World['listeners'] = new Set();
  const nextId = (prefix: string) => {
    kept.count += 1;
    return `${prefix}_${kept.count.toString(36).padStart(8, '0')}`;
  };
  return {
    kept,
    address,
    listeners,
    nextId,
    timeOf(owner) {
      const own = owner?.test_clock ? kept.tables.test_clocks[owner.test_clock] : undefined;
      return own?.frozen_time ?? clock() + kept.offset;
    },
    emit(type, object, at) {
      const request = { id: null, idempotency_key: null };
      const event: StripeEvent = {
        ...({ id: nextId('evt'), object: 'event', api_version: apiVersion, created: at, type, request } as const),
        ...({ data: { object: structuredClone(object) }, livemode: false, pending_webhooks: 0 } as const),
      };
      kept.tables.events[event.id] = event;
      for (const listener of listeners) listener(event);
    },
  };
}

/** API version of the product's `stripe` package. */
export const apiVersion = '2026-10-28.endive';

/** A refusal in the API's form. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal';
  readonly answer: Answer;

  constructor(status: number, error: Readonly<Record<string, string>>) {
    super(error.message ?? error.code ?? 'refused');
    this.answer = { status, body: { error } };
  }
}

export function invalid(message: string, param = ''): never {
  throw new StripeRefusal(400, { type: 'invalid_request_error', message, param });
}

export function missing(what: string, id: string): never {
  const message = `No such ${what}: '${id}'`;
  throw new StripeRefusal(404, { type: 'invalid_request_error', code: 'resource_missing', message, param: 'id' });
}

/** @throws resource_missing */
export function found<Name extends keyof Tables>(world: World, table: Name, id: string): Tables[Name] {
  return rows(world, table)[id] ?? missing(table.replace(/s$/, ''), id);
}

export function keep<Name extends keyof Tables>(world: World, table: Name, object: Tables[Name]): Tables[Name] {
  rows(world, table)[object.id] = object;
  return object;
}

export const all = <Name extends keyof Tables>(world: World, table: Name): Tables[Name][] =>
  Object.values(rows(world, table));

function rows<Name extends keyof Tables>({ kept }: World, table: Name): Record<string, Tables[Name]> {
  // A state of an earlier version may lack a table.
  kept.tables[table] ??= {} as never;
  return kept.tables[table];
}
