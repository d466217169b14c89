import type { Decider } from '#domain/kernel/decider.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { OperationEvent } from './events.ts';

type OrderOperation = Message<
  'OrderOperation',
  Omit<OperationEvent['data'], 'reason'> & Readonly<{ reason?: string | undefined }>
>;

/** One deed of an admin about the machinery: what was ordered, null before. */
export const operationDecider: Decider<OperationEvent['data'] | null, OrderOperation, OperationEvent> = {
  initialState: null,
  decide({ data: { operation, target, by, reason } }, ordered) {
    if (ordered) return [];
    return [{ type: 'OperationOrdered', data: { operation, target, by, ...(reason && { reason }) } }];
  },
  evolve: (_, { data }) => data,
};
