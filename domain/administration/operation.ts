import type { Decider } from '#domain/kernel/decider.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { OperationEvent } from './events.ts';

type Ordered = Extract<OperationEvent, { type: 'OperationOrdered' }>['data'];
type RunOnServer = Extract<OperationEvent, { type: 'OperationRunOnServer' }>['data'];
type OperationCommand =
  | Message<'OrderOperation', Omit<Ordered, 'reason'> & Readonly<{ reason?: string | undefined }>>
  | Message<'RunOperationOnServer', RunOnServer>;

/** Decides one action of an admin or an operator on the installation. The state is null before the action. */
export const operationDecider: Decider<OperationEvent['data'] | null, OperationCommand, OperationEvent> = {
  initialState: null,
  decide(command, known) {
    if (known) return [];
    if (command.type === 'RunOperationOnServer') return [{ type: 'OperationRunOnServer', data: command.data }];
    const { operation, target, by, reason } = command.data;
    return [{ type: 'OperationOrdered', data: { operation, target, by, ...(reason && { reason }) } }];
  },
  evolve: (_, { data }) => data,
};
