import { refuse } from '#domain/kernel/errors.ts';
import { operatorId } from '#domain/kernel/operator.ts';
import { videoAddressIn } from '#domain/seminars/contract/video-link.ts';
import type { showcaseCommands } from '#domain/showcase/contract/calls.ts';
import { keepsContent } from '#domain/showcase/contract/permission.ts';
import { howToOrderDecider, watchedDecider } from '#domain/showcase/lists.ts';
import { streamOf } from '#domain/stream-names.ts';
import { permitted } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import type { CommandHandlers, CommandTools } from '../command-area.ts';
import { findHowTo, toHowTo } from './stored-video.ts';

const allow = permitted(keepsContent);

export const showcaseCommandCalls = (tools: CommandTools): CommandHandlers<typeof showcaseCommands> => ({
  AddHowToLink: {
    allow,
    async run({ body: { title, description, videoURI, draft: isDraft }, cause, send }) {
      const uri = videoAddressIn(videoURI) ?? refuse('invalid_input', 'videoURI');
      const id = derivedId(cause.commandId, 'how-to');
      const data = { title, description, video: { from: 'link', uri }, isDraft } as const;
      await send(toHowTo(id, { type: 'AddVideo', data }));
      return { id };
    },
  },
  ChangeHowToVideo: {
    allow,
    async run({ body: { videoId, newTitle, newDescription, chapters, places, isDraft }, send }) {
      const data = {
        ...(newTitle !== undefined && { title: newTitle }),
        ...(newDescription !== undefined && { description: newDescription }),
        ...(chapters && { chapters }),
        ...(places && { places }),
        ...(isDraft !== undefined && { isDraft }),
      };
      await send(toHowTo(videoId, { type: 'ChangeVideo', data }));
    },
  },
  OrderHowToVideos: {
    allow,
    async run({ body: { videoIds }, send }) {
      const command = { type: 'OrderVideos', data: { videoIds } } as const;
      await send({ stream: streamOf('howtoorder', operatorId), decider: howToOrderDecider, command });
    },
  },
  RemoveHowToCaptions: {
    allow,
    run: ({ query: { videoId, locale }, send }) => send(toHowTo(videoId, { type: 'RemoveCaptions', data: { locale } })),
  },
  DeleteHowToVideo: {
    allow,
    run: ({ params: { videoId }, send }) => send(toHowTo(videoId, { type: 'DeleteVideo', data: {} })),
  },
  MarkHowToVideo: {
    allow: 'signedIn',
    async run({ params: { videoId }, body: { isWatched }, principal, send }) {
      const { isDraft } = await findHowTo(tools, videoId);
      if (isDraft) return refuse('not_found');
      const command = { type: 'MarkVideo', data: { videoId, isWatched } } as const;
      await send({ stream: streamOf('watched', principal().id), decider: watchedDecider, command });
    },
  },
});
