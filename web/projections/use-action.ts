import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmationList } from '#domain/administration/contract/confirmations.ts';
import { type ProjectionAction, projectionCommands, projectionList } from '#domain/projections/contract/calls.ts';
import { send } from '../lib/api.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';

/** `rebuild` swaps the new version in, `build` does not. */
export type Action = ProjectionAction | 'build' | 'pause' | 'resume';

const { RebuildProjection, VerifyProjection, SwapProjection, DropProjection, RetryProjection } = projectionCommands;
const { PauseProjection, ResumeProjection } = projectionCommands;

type Sent = Readonly<{ name: string; reason?: string }>;
type Answer = Readonly<{ jobId?: string | undefined; confirmationId?: string | undefined }>;

const sends: Readonly<Record<Action, (sent: Sent) => Promise<Answer>>> = {
  rebuild: (sent) => send(RebuildProjection, { ...sent, swap: true }),
  build: (sent) => send(RebuildProjection, { ...sent, swap: false }),
  verify: (sent) => send(VerifyProjection, sent),
  swap: (sent) => send(SwapProjection, sent),
  drop: (sent) => send(DropProjection, sent),
  retry: (sent) => send(RetryProjection, sent),
  pause: (sent) => send(PauseProjection, sent).then(() => ({})),
  resume: (sent) => send(ResumeProjection, sent).then(() => ({})),
};

/** Starts a job on an area or on `all`; the list then shows it. */
export function useAction(name: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ action, reason }: Readonly<{ action: Action; reason?: string | undefined }>) =>
      sends[action]({ name, ...(reason && { reason }) }),
    onSuccess: async ({ confirmationId }) => {
      if (!confirmationId) return;
      showSnackbar(msg`Das wartet nun auf eine zweite Person.`);
      await queries.invalidateQueries({ queryKey: [confirmationList.name] });
    },
    // Also after a refusal: somebody else may have started a job.
    onSettled: () => queries.invalidateQueries({ queryKey: [projectionList.name] }),
  });
}
