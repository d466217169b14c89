import { randomUUID } from 'node:crypto';
import { DomainError } from '#domain/kernel/errors.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { Account } from '#domain/subscriptions/contract/account.ts';
import { subscriptionDecider } from '#domain/subscriptions/decider.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { Payments } from '#infra/payments/payments.ts';
import type { Cause } from '../commands.ts';
import { carryOut } from './carry-out.ts';
import { reportOf } from './report.ts';
import { loadAccount } from './stored-account.ts';

export type LookTools = Readonly<{ store: Pick<EventStore, 'readStream'>; handle: Handle; payments: Payments }>;
type Why = Omit<Cause, 'commandId'>;

/** Each time somebody else wrote while the provider was asked. */
const tries = 8;

/**
 * Brings a customer's account and the provider together: writes down what happened there, then tells it what was ordered here.
 * Webhooks, the hourly look, orders and pages that wait all come to this; the same however often it is done.
 */
export async function lookAfter(tools: LookTools, customerId: string, why: Why): Promise<Account> {
  let account = await syncAccount(tools, customerId, why);
  for (const order of account.orders) {
    const failure = await carryOut({ ...tools, customerId }, account, order);
    await syncAccount(tools, customerId, why);
    const command = { type: 'SettleOrder', data: { orderId: order.orderId, failure } } as const;
    const stream = streamOf('subscription', customerId);
    const handled = await tools.handle({
      ...{ ...why, commandId: randomUUID(), stream, decider: subscriptionDecider, command },
    });
    account = handled.state;
  }
  return account;
}

/** Asks how things stand and writes down what is new. */
async function syncAccount(tools: LookTools, customerId: string, why: Why): Promise<Account> {
  for (let left = tries; ; left--) {
    const account = await loadAccount(tools, customerId);
    if (!account.providerCustomerId) return account;
    const data = await reportOf(tools, account, account.providerCustomerId);
    const command = { type: 'RecordReport', data } as const;
    const stream = streamOf('subscription', customerId);
    try {
      const order = { ...why, commandId: randomUUID(), stream, decider: subscriptionDecider, command };
      return (await tools.handle(order)).state;
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'conflict') || left <= 1) throw error;
    }
  }
}
