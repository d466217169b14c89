import { aboutSeminar } from '#command-api/seminars/for-others.ts';
import {
  holderOf,
  loadUser,
  normalised,
  reservedNames,
  type User,
  userDecider,
  userStream,
} from '#command-api/users/for-others.ts';
import { usesGroups } from '#domain/groups/contract/calls.ts';
import type { invitationCommands } from '#domain/invitations/contract/calls.ts';
import type { Asker, Invitation } from '#domain/invitations/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { permitsAny } from '#domain/kernel/permissions.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import type { Principal } from '#infra/http/rules.ts';
import type { CallContext, CommandHandlers, CommandTools } from '../command-area.ts';
import { inviter } from './invite.ts';
import { findInvitation, invitationTokens, type Target, toInvitation } from './stored-invitation.ts';
import { targetsIn } from './targets.ts';

/** Some of these calls send many mails; others concern an earlier mail. 0 means no limit. */
const callsAnHour = (mailLimit: number) => mailLimit * 6;
export async function invitationCalls(tools: CommandTools): Promise<CommandHandlers<typeof invitationCommands>> {
  const { secrets, store, settings } = tools;
  const names = reservedNames(await secrets('reservations'));
  const tokens = await invitationTokens(secrets);
  const targets = targetsIn(tools);
  const invite = inviter(tools);

  /**
   * The caller's relation to an invitation. The invitation is theirs if it is for the address of their account, and they bring
   * the token of its mail or have confirmed the address.
   */
  async function askerOf(
    id: string,
    invitation: Invitation | null,
    principal: Principal,
    token: string | undefined,
  ): Promise<Asker & Readonly<{ hasToken: boolean }>> {
    if (!invitation) return refuse('invitation_not_found');
    const { invitedTo, email } = invitation;
    const user = await loadUser(store, principal.id);
    const hasToken = token !== undefined && tokens.fits(token, id, invitation);
    const isSame = user !== null && normalised(user.email) === normalised(email);
    const isInviter = (await targets[invitedTo.type]?.isInviter(invitedTo.id, principal.id)) ?? false;
    return { id: principal.id, isInvitee: isSame && (hasToken || principal.emailVerified), isInviter, hasToken };
  }

  /** Confirms the address: the token came by mail, so the person reads this mailbox. */
  async function confirm({ send }: CallContext, personId: string, email: string) {
    const command = { type: 'ConfirmEmail', data: { email } } as const;
    await send({ stream: userStream(personId), decider: userDecider, command }, 'confirm');
  }

  return {
    SendInvitations: {
      allow: 'signedIn',
      claims: 'before',
      throttle: { max: callsAnHour(settings.MAIL_LIMIT), minutes: 60 },
      async run({ body: { userEmails, locale, ...place }, ...asked }) {
        const target = targetOf(place);
        refuseUnpermitted(asked.principal(), target.type);
        return invite({ asked, target, emails: userEmails, locale });
      },
    },
    AcceptInvitation: {
      allow: 'signedIn',
      claims: 'before',
      async run({ params: { id }, body, ...asked }) {
        const invitation = await findInvitation(tools, id);
        const { hasToken, ...asker } = await askerOf(id, invitation, asked.principal(), body?.token);
        const to = invitation && targets[invitation.invitedTo.type];
        if (!invitation || !to || !asker.isInvitee) return refuse('invitation_not_found');
        const { invitedTo, standing, email } = invitation;
        refuseUnpermitted(asked.principal(), invitedTo.type);
        if (standing !== 'accepted') await to.refuseJoining(invitedTo.id, asker.id);
        await asked.send(toInvitation(id, { type: 'AcceptInvitation', data: asker }));
        if (hasToken && !asked.principal().emailVerified) await confirm(asked, asker.id, email);
        await to.join(invitedTo.id, { personId: asker.id, invitationId: id }, (addressed, step) =>
          asked.send(addressed, step ?? 'join'),
        );
        const idOf = (type: Target['type']) => (invitedTo.type === type ? invitedTo.id : null);
        return { seminarId: idOf('seminar'), groupId: idOf('group'), companyId: idOf('company') };
      },
    },
    ToggleInvitation: {
      allow: 'signedIn',
      async run({ params: { id }, body, ...asked }) {
        const invitation = await findInvitation(tools, id);
        const { hasToken: _, ...asker } = await askerOf(id, invitation, asked.principal(), body?.token);
        const data = { ...asker, active: body?.active };
        const { state } = await asked.send(toInvitation(id, { type: 'ToggleInvitation', data }));
        return { active: state?.standing === 'open' };
      },
    },
    ResendInvitation: {
      allow: 'signedIn',
      throttle: { max: callsAnHour(settings.MAIL_LIMIT), minutes: 60 },
      async run({ params: { id }, ...asked }) {
        const { hasToken: _, ...asker } = await askerOf(
          id,
          await findInvitation(tools, id),
          asked.principal(),
          undefined,
        );
        await asked.send(toInvitation(id, { type: 'ResendInvitation', data: asker }));
      },
    },
    LookUpInvitation: {
      allow: 'anyone',
      claims: 'never',
      throttle: { max: callsAnHour(settings.MAIL_LIMIT), minutes: 60 },
      async run({ body: { token } }) {
        const id = tokens.idIn(token);
        const invitation = /^[0-9a-f]{32}$/.test(id) ? await findInvitation(tools, id) : null;
        if (!invitation || !tokens.fits(token, id, invitation)) return refuse('invitation_not_found');
        const { email, standing, invitedTo } = invitation;
        const name = await targets[invitedTo.type]?.nameOf(invitedTo.id);
        const hasAccount = (await holderOf(tools, names.email(email))) !== null;
        const place = (type: Target['type']) => (invitedTo.type === type && name ? { id: invitedTo.id, name } : null);
        const places = { seminar: place('seminar'), group: place('group'), company: place('company') };
        const inviter = await loadUser(tools.store, invitation.inviterId);
        const from = inviter && nameOf(inviter);
        const about = invitedTo.type === 'seminar' ? await aboutSeminar(tools, invitedTo.id) : null;
        return { id, email, active: standing === 'open', hasAccount, ...places, from, about };
      },
    },
  };
}

const nameOf = ({ firstName, lastName, username }: User) => `${firstName} ${lastName}`.trim() || username;

type Place = Readonly<Partial<Record<`${Target['type']}Id`, string | undefined>>>;

/** @throws invalid_input unless exactly one target is given */
function targetOf({ seminarId, groupId, companyId }: Place): Target {
  const named = [
    { type: 'seminar', id: seminarId },
    { type: 'group', id: groupId },
    { type: 'company', id: companyId },
  ].filter((one): one is Target => one.id !== undefined);
  const [target] = named;
  return target && named.length === 1 ? target : refuse('invalid_input', 'seminarId');
}

/** Any of these permissions is enough; with none listed, everybody may. */
const needed: Readonly<Record<Target['type'], readonly string[]>> = {
  seminar: [usesSeminars],
  group: usesGroups,
  company: [],
};

function refuseUnpermitted({ permissions }: Principal, type: Target['type']): void {
  if (needed[type].length > 0 && !permitsAny(permissions, needed[type])) refuse('access_denied');
}
