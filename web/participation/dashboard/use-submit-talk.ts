import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { participationCommands } from '#domain/participation/contract.ts';
import { seminarDetail } from '#domain/seminars/contract.ts';
import { send } from '../../lib/api.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { dashboardAddress } from './path.ts';

type Where = Readonly<{ seminarId: string; elementId: string }>;

/** A talk becomes a submission. Where that fails the talk is there all the same, and can be handed in again. */
export function useSubmitTalk({ seminarId, elementId }: Where) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: async (sessionId: string) => {
      await send(participationCommands.SubmitTalk, { seminarId, elementId, sessionId });
      await queries.invalidateQueries({ queryKey: [seminarDetail.name] });
    },
    onSuccess: () => {
      navigate(dashboardAddress(seminarId, elementId));
      showSnackbar(msg`Ihr Vortrag ist eingereicht. Die Auswertung läuft.`);
    },
  });
}
