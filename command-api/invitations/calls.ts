import type { invitationCommands, rejectionCodes } from '#domain/invitations/contract.ts';
import type { Asker, Invitation } from '#domain/invitations/decider.ts';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { usesSeminars } from '#domain/seminars/contract.ts';
import { userDecider } from '#domain/users/decider.ts';
import { type Principal, permitted } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import type { Asked, CommandHandlers, CommandTools } from '../command-area.ts';
import { normalised, reservedNames } from '../reserved-names.ts';
import { holderOf } from '../reserved-streams.ts';
import { loadUser, userStream } from '../stored-user.ts';
import { findInvitation, invitationOrder, invitationTokens, type Target } from './invitation-orders.ts';
import { invitationFor } from './invited-addresses.ts';
import { type InvitesTo, targetsIn } from './targets.ts';

type Rejection = (typeof rejectionCodes)[number];
type Sending = Readonly<{ asked: Asked; target: Target; to: InvitesTo; locale: 'de' | 'en'; seen: Set<string> }>;

const address = /^[^\s@,;<>()"]+@[^\s@,;<>()"]+\.[^\s@.,;<>()"]{2,}$/u;
/** Each call is about many mails, or about one that is there already. 0 is no limit. */
const callsAnHour = (mailLimit: number) => mailLimit * 6;
/** RFC 5321, section 4.5.3.1. */
const longest = 254;

export async function invitationCalls(tools: CommandTools): Promise<CommandHandlers<typeof invitationCommands>> {
  const { pool, secrets, store, settings } = tools;
  const names = reservedNames(await secrets('reservations'));
  const tokens = await invitationTokens(secrets);
  const targets = targetsIn(tools);

  /** Undefined where it was sent. */
  async function invite(email: string, { asked, target, to, locale, seen }: Sending): Promise<Rejection | undefined> {
    if (!address.test(email) || email.length > longest) return 'not_an_address';
    const name = names.email(email);
    if (seen.has(name)) return 'twice_in_list';
    seen.add(name);
    const inviterId = asked.principal().id;
    const inviteeId = await holderOf(tools, name);
    if (inviteeId === inviterId) return 'is_owner';
    if (inviteeId && (await to.isThere(target.id, inviteeId))) return 'already_there';
    const id = await invitationFor(pool, target, name);
    const sealId = derivedId(asked.cause.commandId, id);
    const sent = { invitedTo: target, email, sealId, inviterId, inviteeId, role: 'participant', locale } as const;
    try {
      await asked.send(invitationOrder(id, { type: 'SendInvitation', data: sent }), id);
      return undefined;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'conflict') return 'already_invited';
      throw error;
    }
  }

  /** Who asks about an invitation: the token of its mail, or the confirmed address, says that it is theirs. */
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

  /** Whoever has the mail has the address. */
  async function confirm({ send }: Asked, personId: string, email: string) {
    const command = { type: 'ConfirmEmail', data: { email } } as const;
    await send({ stream: userStream(personId), decider: userDecider, command }, 'confirm');
  }

  return {
    SendInvitations: {
      allow: permitted(usesSeminars),
      claims: 'before',
      throttle: { max: callsAnHour(settings.MAIL_LIMIT), minutes: 60 },
      async run({ body: { userEmails, seminarId, locale }, ...asked }) {
        const principal = asked.principal();
        if (!principal.emailVerified) return refuse('email_not_confirmed');
        const target = { type: 'seminar', id: seminarId } as const;
        const to = targets.seminar ?? refuse('seminar_not_found');
        await to.refuseInviting(seminarId, principal.id);
        const inLocale = locale ?? (await loadUser(store, principal.id))?.locale ?? 'de';
        const sent: string[] = [];
        const rejected: { email: string; code: Rejection }[] = [];
        const sending = { asked, target, to, locale: inLocale, seen: new Set<string>() };
        for (const email of userEmails.map((text) => text.trim()).filter(Boolean)) {
          const code = await invite(email, sending);
          if (code) rejected.push({ email, code });
          else sent.push(email);
        }
        return { sent, rejected };
      },
    },
    AcceptInvitation: {
      allow: permitted(usesSeminars),
      claims: 'before',
      async run({ params: { id }, body, ...asked }) {
        const invitation = await findInvitation(tools, id);
        const { hasToken, ...asker } = await askerOf(id, invitation, asked.principal(), body?.token);
        const to = invitation && targets[invitation.invitedTo.type];
        if (!invitation || !to || !asker.isInvitee) return refuse('invitation_not_found');
        const { invitedTo, standing, email } = invitation;
        if (standing !== 'accepted') await to.refuseJoining(invitedTo.id, asker.id);
        await asked.send(invitationOrder(id, { type: 'AcceptInvitation', data: asker }));
        if (hasToken && !asked.principal().emailVerified) await confirm(asked, asker.id, email);
        await to.join(invitedTo.id, { personId: asker.id, invitationId: id }, (order) => asked.send(order, 'join'));
        return { seminarId: invitedTo.type === 'seminar' ? invitedTo.id : null };
      },
    },
    ToggleInvitation: {
      allow: permitted(usesSeminars),
      async run({ params: { id }, body, ...asked }) {
        const invitation = await findInvitation(tools, id);
        const { hasToken: _, ...asker } = await askerOf(id, invitation, asked.principal(), body?.token);
        const data = { ...asker, active: body?.active };
        const { state } = await asked.send(invitationOrder(id, { type: 'ToggleInvitation', data }));
        return { active: state?.standing === 'open' };
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
        const seminar = invitedTo.type === 'seminar' && name ? { id: invitedTo.id, name } : null;
        return { id, email, active: standing === 'open', hasAccount, seminar };
      },
    },
  };
}
