import { useMutation } from '@tanstack/react-query';
import { howToList, showcaseCommands } from '#domain/showcase/contract/calls.ts';
import { send } from '../lib/api.ts';
import { changesOf } from '../lib/changes.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';

export const { useAgain: useHowTosAgain } = changesOf([howToList.name]);

/** Says that the person watched a video, or wants it among the others again. */
export function useMarkWatched(videoId: string) {
  const fetchAgain = useHowTosAgain();
  return useMutation({
    mutationFn: (isWatched: boolean) => send(showcaseCommands.MarkHowToVideo, { videoId, isWatched }),
    onSuccess: fetchAgain,
    onError: (error) => showSnackbar(errorMessage(error)),
  });
}
