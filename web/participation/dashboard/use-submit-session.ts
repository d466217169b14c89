import { msg } from '@lingui/core/macro';
import { useLocation } from 'wouter';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useSubmissionChange } from '../submissions/submission-change.ts';

type Where = Readonly<{ seminarId: string; elementId: string }>;

/**
 * Submits a talk, even if its upload ends while the person is on another page. After a failure the talk still exists
 * and can be submitted again.
 */
export function useSubmitSession({ seminarId, elementId }: Where) {
  const [, navigate] = useLocation();
  return useSubmissionChange(
    (sessionId: string) => send(participationCommands.SubmitTalk, { seminarId, elementId, sessionId }),
    {
      onDone: () => showSnackbar(msg`Ihr Vortrag ist eingereicht.`),
      onRefused: (_, sessionId) =>
        showSnackbar(msg`Der Vortrag ist nicht eingereicht. Er liegt bei Ihren Vorträgen.`, {
          label: msg`Ansehen`,
          run: () => navigate(`/sessions/${sessionId}`),
        }),
    },
  );
}
