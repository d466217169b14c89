import { inviter } from '#command-api/invitations/for-others.ts';
import { type groupCommands, usesGroups } from '#domain/groups/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import type { CommandHandlers, CommandTools } from '../command-area.ts';

/** Each call is about many mails. 0 is no limit. */
const callsAnHour = (mailLimit: number) => mailLimit * 6;

export function inviteCall(tools: CommandTools): CommandHandlers<Pick<typeof groupCommands, 'InviteToGroup'>> {
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
