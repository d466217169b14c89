import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { seminarDetail } from '#domain/seminars/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';

type Where = Readonly<{ seminarId: string; elementId: string }>;

/**
 * A talk becomes a submission, also where its upload ends while the person is on another page. Where that fails the talk is
 * there all the same, and can be handed in again.
 */
export function useSubmitTalk({ seminarId, elementId }: Where) {
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
