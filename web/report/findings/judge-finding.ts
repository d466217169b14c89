import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { sessionCommands, sessionDetail } from '#domain/sessions/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { tellRefusal } from '../../lib/changes.ts';

export type Judgement = Readonly<{ findingId: string; dismissed: boolean }>;

const keyOf = (sessionId: string) => ['judge-finding', sessionId];

/** Dismisses a finding or undoes that. The mutation is pending until the talk was fetched again; a failure is shown. */
export function useJudgeFinding(sessionId: string, findingId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: keyOf(sessionId),
    // Two changes of one finding arrive in their order.
    scope: { id: `${sessionId}/${findingId}` },
    mutationFn: (judgement: Judgement) => send(sessionCommands.JudgeFinding, { id: sessionId, ...judgement }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [sessionDetail.name] }),
    onError: tellRefusal,
  });
}

/** Judgements that the server's answers do not contain yet, oldest first. */
export const usePendingJudgements = (sessionId: string): readonly Judgement[] =>
  useMutationState({
    filters: { mutationKey: keyOf(sessionId), status: 'pending' },
    select: ({ state }) => state.variables as Judgement,
  });
