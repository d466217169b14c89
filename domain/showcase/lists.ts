import type { Decider } from '#domain/kernel/decider.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { HowToOrderEvent, WatchedEvent } from './events.ts';

type VideoIds = readonly string[];

/** The order of the videos; some of them may be deleted. */
export const howToOrderDecider: Decider<
  VideoIds,
  Message<'OrderVideos', Readonly<{ videoIds: VideoIds }>>,
  HowToOrderEvent
> = {
  initialState: [],
  decide({ data }, before) {
    const videoIds = [...new Set(data.videoIds)];
    const isSame = videoIds.length === before.length && videoIds.every((id, place) => id === before[place]);
    return isSame ? [] : [{ type: 'HowToVideosOrdered', data: { videoIds } }];
  },
  evolve: (_, { data }) => data.videoIds,
};

/** The videos that a person watched. */
export const watchedDecider: Decider<
  VideoIds,
  Message<'MarkVideo', Readonly<{ videoId: string; isWatched: boolean }>>,
  WatchedEvent
> = {
  initialState: [],
  decide({ data: { videoId, isWatched } }, watched) {
    if (watched.includes(videoId) === isWatched) return [];
    return [{ type: isWatched ? 'HowToVideoWatched' : 'HowToVideoUnwatched', data: { videoId } }];
  },
  evolve(watched, { type, data: { videoId } }) {
    return type === 'HowToVideoWatched' ? [...watched, videoId] : watched.filter((id) => id !== videoId);
  },
};
