import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { seminarDetail } from '#domain/seminars/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';

type Where = Readonly<{ seminarId: string; elementId: string }>;

/**
 * Makes a talk a submission, even if its upload ends while the person is on another page. After a failure the talk is still
 * there and can be handed in again.
 */
export function useSubmitSession({ seminarId, elementId }: Where) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: async (sessionId: string) => {
      await send(participationCommands.SubmitTalk, { seminarId, elementId, sessionId });
      await queries.invalidateQueries({ queryKey: [seminarDetail.name] });
    },
    onSuccess: () => showSnackbar(msg`Ihr Vortrag ist eingereicht.`),
    onError: (_, sessionId) =>
      showSnackbar(msg`Der Vortrag ist nicht eingereicht. Er liegt bei Ihren Vorträgen.`, {
        label: msg`Ansehen`,
        run: () => navigate(`/sessions/${sessionId}`),
      }),
  });
}
