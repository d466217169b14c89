import { inviter } from '#command-api/invitations/for-others.ts';
import { takesPart } from '#command-api/participation/for-others.ts';
import { findSeminar } from '#command-api/seminars/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { mostInvited, type platformCommands } from '#domain/platforms/contract/calls.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { permitted } from '#infra/http/rules.ts';
import { failureCode } from '#infra/outgoing/call-failed.ts';
import type { CommandHandler, CommandTools } from '../command-area.ts';
import { courseMembers } from './course-members.ts';
import { platformClient } from './platform-client.ts';
import { accountOf, findLink, findPlatform } from './stored-platforms.ts';
import type { ToolKeys } from './tool-keys.ts';

/** Time limit for all pages of all courses. */
const patienceMs = 45_000;
const nobody = { found: 0, there: 0, invitedBefore: 0, withoutEmail: 0, refused: 0, toInvite: 0, sent: 0 };

/** Invites learners of the course who are not in the seminar, with the usual invitation. */
export function inviteMembers(
  tools: CommandTools,
  signing: ToolKeys,
): CommandHandler<typeof platformCommands.InviteMembers> {
  const client = platformClient({ signing, inside: tools.settings.PLATFORMS_INSIDE });
  const invite = inviter(tools);

  return {
    allow: permitted(usesSeminars),
    claims: ({ isTrial }) => (isTrial ? 'never' : 'before'),
    throttle: { max: tools.settings.MAIL_LIMIT * 6, minutes: 60 },
    async run({ params: { id }, body: { isTrial }, ...asked }) {
      const link = (await findLink(tools, id)) ?? refuse('not_found');
      const { seminarId, platformId } = link;
      // Do not reveal the link to outsiders.
      if ((await findSeminar(tools, seminarId))?.ownerId !== asked.principal().id) return refuse('not_found');
      const platform = (await findPlatform(tools, platformId)) ?? refuse('not_found');
      const target = { type: 'seminar', id: seminarId } as const;
      const signal = AbortSignal.timeout(patienceMs);
      const members = await courseMembers(client, { platform, link, signal }).catch((error: unknown) =>
        failureCode(error),
      );
      if (typeof members === 'string') return { ...nobody, fault: members };

      const emails: string[] = [];
      let [there, withoutEmail] = [0, 0];
      for (const { subject, email } of members) {
        const known = await accountOf(tools, { platform: platformId, subject });
        if (known && (await takesPart(tools, seminarId, known.account.personId))) there++;
        else if (email === null) withoutEmail++;
        else emails.push(email);
      }
      const tried = await invite({ asked, target, emails, isTrial: true });
      const count = (...codes: readonly string[]) => tried.rejected.filter(({ code }) => codes.includes(code)).length;
      const [alreadyThere, invitedBefore] = [count('already_there', 'is_owner'), count('already_invited')];
      const sent = isTrial ? [] : (await invite({ asked, target, emails: tried.sent.slice(0, mostInvited) })).sent;
      return {
        ...{ fault: null, found: members.length, there: there + alreadyThere, invitedBefore, withoutEmail },
        refused: tried.rejected.length - alreadyThere - invitedBefore,
        ...{ toInvite: tried.sent.length - sent.length, sent: sent.length },
      };
    },
  };
}
