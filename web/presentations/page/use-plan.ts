import { useMutation } from '@tanstack/react-query';
import { presentationCommands } from '#domain/presentations/contract/calls.ts';
import { type CommandInput, send } from '../../lib/api.ts';
import { useDecksAgain } from '../deck-change.ts';

type Change = Omit<CommandInput<typeof presentationCommands.ChangePresentation>, 'id' | 'name'>;

/** Changes the plan of a deck. The mutation ends when the page shows what was sent. */
export function usePlan(id: string) {
  const fetchAgain = useDecksAgain();
  return useMutation({
    mutationFn: (change: Change) => send(presentationCommands.ChangePresentation, { id, ...change }),
    onSuccess: () => fetchAgain(),
  });
}

export type Plan = ReturnType<typeof usePlan>;
