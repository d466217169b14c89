import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { sharedVideos, submissionDetail } from '#domain/participation/contract/submissions.ts';
import { send } from '../../lib/api.ts';
import { tellRefusal } from '../../lib/changes.ts';
import { fetchAgain } from './submission-change.ts';

type Video = z.infer<typeof sharedVideos.answer>[number];
export type Rated = Pick<Video, 'id' | 'ratings' | 'own' | 'isOwn' | 'rateable'>;
type Pages = InfiniteData<Readonly<{ rows: readonly Video[] }>>;
type Rating = Video['own'][number];
type RatingChange = Readonly<{ type: Rating; isRated: boolean }>;

/** The rating changes at once, and back if the server refuses. */
export function useRating({ id }: Pick<Rated, 'id'>) {
  const queries = useQueryClient();
  const mutationKey = ['rate-submission', id];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ type, isRated }: RatingChange) =>
      send(participationCommands.RateSubmission, { submissionId: id, type, isRated }),
    onMutate: async (wanted) => {
      const rated = (one: Video) => (one.id === id ? withRating(one, wanted) : one);
      for (const { name } of [sharedVideos, submissionDetail]) await queries.cancelQueries({ queryKey: [name] });
      queries.setQueriesData<Pages>(
        { queryKey: [sharedVideos.name, sharedVideos.path] },
        (all) => all && { ...all, pages: all.pages.map(({ rows, ...page }) => ({ ...page, rows: rows.map(rated) })) },
      );
      queries.setQueriesData<Video>({ queryKey: [submissionDetail.name, submissionDetail.path] }, (one) =>
        one?.id === id ? withRating(one, wanted) : one,
      );
    },
    onError: tellRefusal,
    // Only after the last click: an answer in between would undo the next click for a moment.
    onSettled: () => queries.isMutating({ mutationKey }) === 1 && void fetchAgain(queries),
  });
  return (type: Rating, isRated: boolean) => mutate({ type, isRated });
}

function withRating<Of extends Pick<Video, 'ratings' | 'own'>>(video: Of, { type, isRated }: RatingChange): Of {
  const others = video.own.filter((one) => one !== type);
  const change = (isRated ? 1 : 0) - (video.own.includes(type) ? 1 : 0);
  return {
    ...video,
    own: isRated ? [...others, type] : others,
    ratings: { ...video.ratings, [type]: video.ratings[type] + change },
  };
}
