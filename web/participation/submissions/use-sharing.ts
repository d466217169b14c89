import { useMutation, useQueryClient } from '@tanstack/react-query';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { sharedVideos, submissionDetail } from '#domain/participation/contract/submissions.ts';
import { seminarDetail } from '#domain/seminars/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';

/** On at once, and off again where it is refused. */
export function useSharing({ id, isShared }: Readonly<{ id: string; isShared: boolean }>) {
  const queries = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: async (wanted: boolean) => {
      await send(participationCommands.ShareSubmission, { id, isShared: wanted });
      const shows = [seminarDetail, submissionDetail, sharedVideos];
      await Promise.all(shows.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })));
    },
    onError: (error) => showSnackbar(errorMessage(error)),
  });
  return { share: (wanted: boolean) => mutate(wanted), shown: isPending ? variables : isShared };
}
