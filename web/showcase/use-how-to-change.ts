import { howToList, showcaseCommands } from '#domain/showcase/contract/calls.ts';
import { send } from '../lib/api.ts';
import { changesOf, tellRefusal } from '../lib/changes.ts';

export const { useChange: useHowToChange, useAgain: useHowTosAgain } = changesOf([howToList]);

const { useChange: useWatchedChange } = changesOf([howToList], { isAwaited: true, onRefused: tellRefusal });

/** Marks a video as watched or as unwatched. */
export const useMarkWatched = (videoId: string) =>
  useWatchedChange((isWatched: boolean) => send(showcaseCommands.MarkHowToVideo, { videoId, isWatched }));
