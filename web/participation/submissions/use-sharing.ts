import { participationCommands } from '#domain/participation/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { useSharingChange } from './submission-change.ts';

/** The switch changes at once, and back if the server refuses. */
export function useSharing({ id, isShared }: Readonly<{ id: string; isShared: boolean }>) {
  const { mutate, variables, isPending } = useSharingChange((wanted: boolean) =>
    send(participationCommands.ShareSubmission, { id, isShared: wanted }),
  );
  return { share: (wanted: boolean) => mutate(wanted), shown: isPending ? variables : isShared };
}
