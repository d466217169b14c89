import type { OperationEvent } from '#domain/administration/events.ts';
import { operationDecider } from '#domain/administration/operation.ts';
import { streamOf } from '#domain/stream-names.ts';

type Data<Type extends OperationEvent['type']> = Extract<OperationEvent, { type: Type }>['data'];
type NewOperation = Omit<Data<'OperationOrdered'>, 'reason'> & Readonly<{ id: string; reason?: string | undefined }>;
type RunOnServer = Data<'OperationRunOnServer'> & Readonly<{ id: string }>;

const operation = (id: string) => ({ stream: streamOf('operation', id), decider: operationDecider });

/** Records an operation that an admin ordered. The same `id` is recorded once, however often it is sent. */
export const toOperation = ({ id, ...data }: NewOperation) => ({
  ...operation(id),
  command: { type: 'OrderOperation', data } as const,
});

/** Records an operation that an operator runs on the command line, once for each `id`. */
export const operationOnServer = ({ id, ...data }: RunOnServer) => ({
  ...operation(id),
  command: { type: 'RunOperationOnServer', data } as const,
});
