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

/** Maximum number of tries, the first one included: each may conflict with another writer. */
const tries = 8;

/**
 * Syncs a customer's account with the provider: records what happened there, then carries out the orders from here. Webhooks,
 * the hourly check, orders and waiting pages all use it. A repeat changes nothing.
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

/** Fetches the customer's state at the provider and records what is new. */
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
