import { inviter } from '#command-api/invitations/for-others.ts';
import type { groupsArea } from '#domain/groups/area.ts';
import { type groupCommands, usesGroups } from '#domain/groups/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import type { CommandArea, CommandHandlers, CommandTools } from '../command-area.ts';
import { leaveGroups } from './forget.ts';
import { groupCommandCalls } from './group-commands.ts';
import { groupUploadCalls } from './group-uploads.ts';
import { itemCommandCalls } from './item-commands.ts';
import { purgeHandler } from './purge-group.ts';
import { circleReaction, groupEndReaction, itemReaction } from './reactions.ts';
import { takeAlong } from './take-along.ts';
import { mailHandler, tellHandler } from './tell-post.ts';

/** One call may send many mails. 0 means no limit. */
const callsAnHour = (mailLimit: number) => mailLimit * 6;

function inviteCall(tools: CommandTools): CommandHandlers<Pick<typeof groupCommands, 'InviteToGroup'>> {
  const invite = inviter(tools);
  return {
    InviteToGroup: {
      allow: permitted(...usesGroups),
      claims: 'before',
      throttle: { max: callsAnHour(tools.settings.MAIL_LIMIT), minutes: 60 },
      run: ({ body: { groupId, emails }, ...asked }) =>
        invite({ asked, target: { type: 'group', id: groupId }, emails }),
    },
  };
}

/** Groups in which people practise with each other. */
export const groups: CommandArea<typeof groupsArea> = {
  commands: (tools) => ({ ...groupCommandCalls(tools), ...itemCommandCalls(tools), ...inviteCall(tools) }),
  uploads: groupUploadCalls,
  follows: (tools) => ({
    reactions: [circleReaction(tools), groupEndReaction(tools), itemReaction(tools)],
    jobs: {
      'group-purge': purgeHandler(tools),
      'group-post-news': tellHandler(tools),
      'group-post-mail': mailHandler(tools),
    },
  }),
  forget: leaveGroups,
  takeAlong,
  streamWords: {
    group: { de: 'eine Ihrer Gruppen', en: 'one of your groups' },
    grouppost: { de: 'ein Beitrag von Ihnen', en: 'a post of yours' },
    groupvideo: { de: 'ein Video von Ihnen', en: 'a video of yours' },
    circle: { de: 'Ihre Gruppen', en: 'your groups' },
  },
};
