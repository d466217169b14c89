import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProjectionAction, projectionCommands, projectionList } from '#domain/projections/contract.ts';
import { send } from '../lib/api.ts';

/** `rebuild` and `build` differ in whether what was built takes the place of what serves. */
export type Order = ProjectionAction | 'build';

const { RebuildProjection, VerifyProjection, SwapProjection, DropProjection, RetryProjection } = projectionCommands;

const sends: Readonly<Record<Order, (name: string) => Promise<unknown>>> = {
  rebuild: (name) => send(RebuildProjection, { name, swap: true }),
  build: (name) => send(RebuildProjection, { name, swap: false }),
  verify: (name) => send(VerifyProjection, { name }),
  swap: (name) => send(SwapProjection, { name }),
  drop: (name) => send(DropProjection, { name }),
  retry: (name) => send(RetryProjection, { name }),
};

/** Orders work on an area (or on `all`); the list then says that it waits or runs. */
export function useOrder(name: string, onOrdered?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (order: Order) => sends[order](name),
    onSuccess: () => onOrdered?.(),
    // Also where it was refused: somebody else may have been faster.
    onSettled: () => queries.invalidateQueries({ queryKey: [projectionList.name] }),
  });
}
