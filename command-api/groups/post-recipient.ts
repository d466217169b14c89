import { findInvitation } from '#command-api/invitations/for-others.ts';
import { inboxDecider, inboxStream } from '#command-api/notifications/for-others.ts';
import { loadUser } from '#command-api/users/for-others.ts';
import { type Group, isMember } from '#domain/groups/group.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import type { Log } from './stored-group.ts';

type Recipient = Readonly<{ email: string; locale: 'de' | 'en'; firstName: string | null; userId: string | null }>;

/**
 * The current address of `user <id>` or `invitation <id>`. Null if the person has left, has answered the invitation or has
 * turned mails off. A member's address must be confirmed; an invited address need not be, because the group entered it.
 */
export async function addressOf(
  to: string,
  { group, ...log }: Log & Readonly<{ group: Group }>,
): Promise<Recipient | null> {
  const [kind, id = ''] = to.split(' ');
  return kind === 'user' ? memberAddress(id, group, log) : invitedAddress(id, log);
}

async function memberAddress(userId: string, group: Group, log: Log): Promise<Recipient | null> {
  const user = isMember(group, userId) ? await loadUser(log.store, userId) : null;
  if (!user?.emailVerified) return null;
  const { settings } = await currentState(log, { stream: inboxStream(userId), decider: inboxDecider });
  if (settings.types.group_post?.mail === 'off') return null;
  const { email, locale, firstName } = user;
  return { email, locale, firstName, userId };
}

async function invitedAddress(id: string, log: Log): Promise<Recipient | null> {
  const invitation = await findInvitation(log, id);
  if (invitation?.standing !== 'open' || isErased(invitation.email)) return null;
  const { email, locale, inviteeId } = invitation;
  return { email, locale, firstName: null, userId: inviteeId };
}
