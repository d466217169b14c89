import type { OperationEvent } from '#domain/administration/events.ts';
import { operationDecider } from '#domain/administration/operation.ts';

type Ordered = Readonly<{ id: string }> &
  Omit<OperationEvent['data'], 'reason'> &
  Readonly<{ reason?: string | undefined }>;

/** Puts on record what an admin has the machinery do. `id` makes it the same however often it is sent. */
export const operationOrder = ({ id, ...data }: Ordered) => ({
  stream: `operation-${id}`,
  decider: operationDecider,
  command: { type: 'OrderOperation', data } as const,
});
