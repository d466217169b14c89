import { holderOf, loadUser, reservedNames } from '#command-api/users/for-others.ts';
import type { rejectionCodes } from '#domain/invitations/contract/calls.ts';
import type { Invitation } from '#domain/invitations/decider.ts';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { derivedId } from '#infra/ids.ts';
import type { CallContext, CommandTools } from '../command-area.ts';
import { invitationFor, knownInvitation } from './invited-addresses.ts';
import type { InvitesTo } from './invites-to.ts';
import { findInvitation, type Target, toInvitation } from './stored-invitation.ts';
import { targetsIn } from './targets.ts';

type Rejection = (typeof rejectionCodes)[number];
type Tools = Pick<CommandTools, 'pool' | 'store' | 'remembered' | 'secrets'>;

type Inviting = Readonly<{
  asked: CallContext;
  target: Target;
  emails: readonly string[];
  /** The language of mails to people without an account. */
  locale?: 'de' | 'en' | undefined;
  /** Sends nothing; the answer says what would be sent. */
  isTrial?: boolean;
  /** The role in the target, for targets with several roles. */
  role?: Invitation['role'];
}>;

type Sending = Inviting & Readonly<{ to: InvitesTo; seen: Set<string>; nameOf: (address: string) => string }>;

const address = /^[^\s@,;<>()"]+@[^\s@,;<>()"]+\.[^\s@.,;<>()"]{2,}$/u;
/** RFC 5321, section 4.5.3.1. */
const longest = 254;

/** Invites addresses to any target. A rejected address does not stop the others. */
export function inviter(tools: Tools) {
  async function rejectionOf(email: string, sending: Sending): Promise<Rejection | undefined> {
    const { asked, target, to, seen, nameOf, isTrial = false } = sending;
    if (!address.test(email) || email.length > longest) return 'not_an_address';
    const name = nameOf(email);
    if (seen.has(name)) return 'twice_in_list';
    seen.add(name);
    const inviterId = asked.principal().id;
    const inviteeId = await holderOf(tools, name);
    if (inviteeId === inviterId) return 'is_owner';
    if (inviteeId && (await to.isThere(target.id, inviteeId))) return 'already_there';
    return isTrial ? waiting(name, target) : send(email, inviteeId, sending);
  }

  async function waiting(name: string, target: Target): Promise<Rejection | undefined> {
    const id = await knownInvitation(tools.pool, target, name);
    const invitation = id && (await findInvitation(tools, id));
    return invitation && invitation.standing === 'open' ? 'already_invited' : undefined;
  }

  /** Undefined if the invitation was sent. */
  async function send(email: string, inviteeId: string | null, sending: Sending): Promise<Rejection | undefined> {
    const { asked, target, to, nameOf, locale = 'de' } = sending;
    const id = await invitationFor(tools.pool, target, nameOf(email));
    const sealId = derivedId(asked.cause.commandId, id);
    const inviterId = asked.principal().id;
    const role = sending.role ?? to.role;
    const reserving = { invitationId: id, inviterId, inviteeId, email, sealId, role };
    const full = await to.reserve?.(target.id, reserving, (addressed) => asked.send(addressed, `seat ${id}`));
    if (full) return full;
    const sent = { invitedTo: target, email, sealId, inviterId, inviteeId, role, locale } as const;
    try {
      await asked.send(toInvitation(id, { type: 'SendInvitation', data: sent }), id);
      return undefined;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'conflict') return 'already_invited';
      throw error;
    }
  }

  return async (inviting: Inviting) => {
    const { asked, target, emails } = inviting;
    const principal = asked.principal();
    const to = targetsIn(tools)[target.type] ?? refuse('not_found');
    if (!principal.emailVerified) return refuse('email_not_confirmed');
    await to.refuseInviting(target.id, principal);
    if (!inviting.isTrial)
      await to.beforeInviting?.(target.id, principal, (addressed) => asked.send(addressed, 'before'));
    const names = reservedNames(await tools.secrets('reservations'));
    const locale = inviting.locale ?? (await loadUser(tools.store, principal.id))?.locale ?? 'de';
    const sending = { ...inviting, locale, to, seen: new Set<string>(), nameOf: names.email };
    const sent: string[] = [];
    const rejected: { email: string; code: Rejection }[] = [];
    for (const email of emails.map((text) => text.trim()).filter(Boolean)) {
      const code = await rejectionOf(email, sending);
      if (code) rejected.push({ email, code });
      else sent.push(email);
    }
    return { sent, rejected };
  };
}
