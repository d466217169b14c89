import { type groupCommands, usesGroups, writesInGroups } from '#domain/groups/contract/calls.ts';
import { type Group, manages } from '#domain/groups/group.ts';
import { postDecider, videoDecider } from '#domain/groups/items.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { videoAddressIn } from '#domain/seminars/contract/video-link.ts';
import { streamOf } from '#domain/stream-names.ts';
import { permitted } from '#infra/http/rules.ts';
import { innerId } from '#infra/ids.ts';
import type { CallContext, CommandHandlers, CommandTools } from '../command-area.ts';
import { safeHtml } from '../safe-html.ts';
import { findPost, findVideo, groupOf, toGroup, writtenBy } from './stored-group.ts';

type Names = 'AddGroupVideoLink' | 'EditGroupPost' | 'EditGroupVideo' | 'DeleteGroupPost' | 'DeleteGroupVideo';
type Pin = Readonly<{ kind: 'post' | 'video'; groupId: string; itemId: string; isPinned: boolean | undefined }>;

const allow = permitted(...usesGroups);

/** Commands on existing posts and videos, and on linked videos. */
export function itemCommandCalls(tools: CommandTools): CommandHandlers<Pick<typeof groupCommands, Names>> {
  async function pin(asked: CallContext, { kind, groupId, itemId, isPinned }: Pin): Promise<void> {
    if (isPinned === undefined) return;
    const data = { askedBy: asked.principal().id, kind, itemId, isPinned };
    await asked.send(toGroup(groupId, { type: 'PinItem', data }), 'pin');
  }

  /** Refuses before anything is written, and returns the group with the caller's rights. */
  async function asker(asked: CallContext, groupId: string, isPinned?: boolean) {
    const askedBy = asked.principal().id;
    const group = await groupOf(tools, groupId, askedBy);
    const isManager = manages(group, askedBy);
    if (isPinned !== undefined && !isManager) return refuse('user_not_authorized');
    return { group, data: { askedBy, isManager } };
  }

  const isPinned = ({ pinned }: Group, kind: 'post' | 'video', itemId: string) => pinned[kind] === itemId;

  return {
    AddGroupVideoLink: {
      allow: permitted(...writesInGroups),
      async run({ body: { groupId, title, description, videoURI }, ...asked }) {
        const uri = videoAddressIn(videoURI) ?? refuse('invalid_input', 'videoURI');
        const askedBy = asked.principal().id;
        await writtenBy(tools, groupId, askedBy);
        const id = innerId(groupId, asked.cause.commandId);
        const data = { groupId, title, description, video: { from: 'link', uri }, askedBy, isManager: true } as const;
        await asked.send({
          stream: streamOf('groupvideo', id),
          decider: videoDecider,
          command: { type: 'AddVideo', data },
        });
        return { id };
      },
    },
    EditGroupPost: {
      allow,
      async run({ body: { groupId, postId, newTitle, newBody, isPinned }, ...asked }) {
        const { data } = await asker(asked, groupId, isPinned);
        const { title, body } = await findPost(tools, groupId, postId);
        if (newTitle !== undefined || newBody !== undefined) {
          const texts = { title: newTitle ?? title, body: newBody === undefined ? body : safeHtml(newBody, 'newBody') };
          const command = { type: 'EditPost', data: { ...data, ...texts } } as const;
          await asked.send({ stream: streamOf('grouppost', postId), decider: postDecider, command });
        }
        await pin(asked, { kind: 'post', groupId, itemId: postId, isPinned });
      },
    },
    EditGroupVideo: {
      allow,
      async run({ body: { groupId, videoId, newTitle, newDescription, isPinned }, ...asked }) {
        const { data } = await asker(asked, groupId, isPinned);
        const { title, description } = await findVideo(tools, groupId, videoId);
        if (newTitle !== undefined || newDescription !== undefined) {
          const texts = { title: newTitle ?? title, description: newDescription ?? description };
          const command = { type: 'EditVideo', data: { ...data, ...texts } } as const;
          await asked.send({ stream: streamOf('groupvideo', videoId), decider: videoDecider, command });
        }
        await pin(asked, { kind: 'video', groupId, itemId: videoId, isPinned });
      },
    },
    DeleteGroupPost: {
      allow,
      async run({ query: { groupId, postId }, ...asked }) {
        const { group, data } = await asker(asked, groupId);
        await findPost(tools, groupId, postId);
        await asked.send({
          stream: streamOf('grouppost', postId),
          decider: postDecider,
          command: { type: 'DeletePost', data },
        });
        if (data.isManager && isPinned(group, 'post', postId))
          await pin(asked, { kind: 'post', groupId, itemId: postId, isPinned: false });
      },
    },
    DeleteGroupVideo: {
      allow,
      async run({ query: { groupId, videoId }, ...asked }) {
        const { group, data } = await asker(asked, groupId);
        await findVideo(tools, groupId, videoId);
        const command = { type: 'DeleteVideo', data } as const;
        await asked.send({ stream: streamOf('groupvideo', videoId), decider: videoDecider, command });
        if (data.isManager && isPinned(group, 'video', videoId))
          await pin(asked, { kind: 'video', groupId, itemId: videoId, isPinned: false });
      },
    },
  };
}
