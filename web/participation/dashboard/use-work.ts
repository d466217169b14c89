import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { participationCommands, type Submitted } from '#domain/participation/contract/calls.ts';
import { seminarDetail } from '#domain/seminars/contract/calls.ts';
import type { SeminarElement } from '#domain/seminars/contract/detail.ts';
import { send } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { clearDraft } from './drafts.ts';
import { dashboardAddress } from './path.ts';

type Result = Pick<Submitted, 'position'>;
type Done = Readonly<{ run: () => Promise<Result>; goesOn: boolean }>;

/** Submits, skips, and opens the next step. Busy until the page shows the result. */
export function useWork({ id, seminarId }: Pick<SeminarElement, 'id' | 'seminarId'>) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const work = useMutation({
    mutationFn: async ({ run }: Done) => {
      const answer = await run();
      await queries.invalidateQueries({ queryKey: [seminarDetail.name] });
      return answer;
    },
    onSuccess: ({ position }, { goesOn }) => {
      clearDraft(id);
      if (goesOn && position) navigate(dashboardAddress(seminarId, position.elementId));
    },
    onError: (error) => {
      showSnackbar(errorMessage(error));
      // The refusal may come from a change that this page has not seen, so the seminar is fetched again.
      void queries.invalidateQueries({ queryKey: [seminarDetail.name] });
    },
  });
  return {
    busy: work.isPending,
    /** Submits and stays on the step, which then shows the result. */
    submit: (run: () => Promise<Result>) => work.mutate({ run, goesOn: false }),
    submitAndGoOn: (run: () => Promise<Result>) => work.mutate({ run, goesOn: true }),
    skip: () => work.mutate({ run: () => send(participationCommands.SkipElement, { id }), goesOn: true }),
  };
}

/** Opens a skipped step again before `run`. */
export async function withoutSkip<Result>(
  { submissions }: SeminarElement,
  run: () => Promise<Result>,
): Promise<Result> {
  for (const { id } of submissions.filter(({ skipped }) => skipped))
    await send(participationCommands.DeleteSubmission, { id });
  return await run();
}

export type Work = ReturnType<typeof useWork>;
