import type { Pool } from 'pg';
import type { InvitationEvent } from '#domain/invitations/events.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import type { Deps } from '#infra/service.ts';
import { causedBy, type Reaction, type ReactionTools } from '../reaction.ts';
import { loadUser } from '../stored-user.ts';
import { invitationMail } from './invitation-mail.ts';
import { findInvitation, invitationTokens } from './invitation-orders.ts';
import { targetsIn } from './targets.ts';

type Tools = Pick<Deps, 'store' | 'remembered' | 'secrets'> & Readonly<{ pool: Pool }>;
type Sent = Recorded<Extract<InvitationEvent, { type: 'InvitationSent' }>>;

const types: readonly InvitationEvent['type'][] = ['InvitationSent', 'InvitationAccepted'];

/** Whoever is invited gets a mail; whoever has accepted takes part. */
export function invitationReaction(tools: Tools): Reaction {
  const targets = targetsIn(tools);
  return {
    name: 'invitations',
    streams: ['invitation-'],
    types,
    async react(event, reacting) {
      const happened = event as Recorded<InvitationEvent>;
      if (happened.type === 'InvitationSent') return write(happened, reacting, tools);
      const id = idOf(event.stream);
      const invitation = await findInvitation(tools, id);
      if (happened.type !== 'InvitationAccepted' || invitation?.standing !== 'accepted') return;
      const { type, id: to } = invitation.invitedTo;
      const joining = { personId: happened.data.inviteeId, invitationId: id };
      // Whoever has left since then stays away.
      if (await targets[type]?.isThere(to, joining.personId)) return;
      await targets[type]?.join(to, joining, (order) => reacting.handle({ ...causedBy(event, 'join'), ...order }));
    },
  };
}

async function write({ data, stream }: Sent, { write, publicUrl, store }: ReactionTools, tools: Tools): Promise<void> {
  const { invitedTo, email, sealId, inviterId, inviteeId, locale } = data;
  const name = await targetsIn(tools)[invitedTo.type]?.nameOf(invitedTo.id);
  if (isErased(email) || !name) return;
  const inviter = await loadUser(store, inviterId);
  const invitee = inviteeId === null ? null : await loadUser(store, inviteeId);
  const token = (await invitationTokens(tools.secrets)).of(idOf(stream), { sealId });
  const mail = invitationMail({
    ...{ to: email, name, firstName: invitee?.firstName ?? null, locale: invitee?.locale ?? locale },
    from: inviter ? `${inviter.firstName} ${inviter.lastName}` : null,
    link: `${publicUrl()}/invitation#token=${token}`,
  });
  write((client) => putMail(client, mail, inviteeId));
}
