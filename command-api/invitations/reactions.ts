import type { Pool } from 'pg';
import { notify, timeOfOwnMail } from '#command-api/notifications/for-others.ts';
import { loadUser, reservedNames } from '#command-api/users/for-others.ts';
import type { Invitation } from '#domain/invitations/decider.ts';
import type { InvitationEvent } from '#domain/invitations/events.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { isErased } from '#domain/kernel/personal.ts';
import type { UserEvent } from '#domain/users/events.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import type { Deps } from '#infra/service.ts';
import { causedBy, type Reaction, type ReactionTools } from '../reaction.ts';
import { invitationMail } from './invitation-mail.ts';
import { invitationsTo } from './invited-addresses.ts';
import { findInvitation, invitationTokens, toInvitation } from './stored-invitation.ts';
import { targetsIn } from './targets.ts';

type Tools = Pick<Deps, 'store' | 'remembered' | 'secrets'>;

const types: readonly InvitationEvent['type'][] = ['InvitationSent', 'InvitationAddressed', 'InvitationAccepted'];

/** Mails an invitation and notifies the person if they have an account. When it is accepted, the person joins. */
export const invitationReaction = (tools: Tools): Reaction => ({
  name: 'invitations',
  streams: ['invitation-'],
  types,
  async react(event, reacting) {
    const happened = event as Recorded<InvitationEvent>;
    const invitation = await findInvitation(tools, idOf(event.stream));
    if (!invitation) return;
    if (happened.type === 'InvitationSent') await write(happened, invitation, reacting, tools);
    else if (happened.type === 'InvitationAddressed') await tell(happened, invitation, reacting);
    else if (happened.type === 'InvitationAccepted') await join(happened, invitation, reacting, tools);
  },
});

type Of<Type extends InvitationEvent['type']> = Recorded<Extract<InvitationEvent, { type: Type }>>;

function tell(
  event: Of<'InvitationAddressed'>,
  { invitedTo, inviterId, standing }: Invitation,
  { handle }: ReactionTools,
) {
  if (standing !== 'open') return;
  const concerns = { invitationId: idOf(event.stream), [`${invitedTo.type}Id`]: invitedTo.id };
  return notify(handle, event, { type: 'invitation_received', to: event.data.inviteeId, byId: inviterId, concerns });
}

/** Completes an acceptance whose call was interrupted. A person who has left since does not join again. */
async function join(
  event: Of<'InvitationAccepted'>,
  { invitedTo }: Invitation,
  { handle }: ReactionTools,
  tools: Tools,
) {
  const target = targetsIn(tools)[invitedTo.type];
  const joining = { personId: event.data.inviteeId, invitationId: idOf(event.stream) };
  if (!target || (await target.hasJoined(invitedTo.id, { ...joining, since: event.metadata.at }))) return;
  await target.join(invitedTo.id, joining, (addressed, step) =>
    handle({ ...causedBy(event, step ?? 'join'), ...addressed }),
  );
}

async function write(
  { data, stream, metadata: { at } }: Of<'InvitationSent'>,
  { inviteeId }: Invitation,
  { write, publicUrl, store }: ReactionTools,
  tools: Tools,
): Promise<void> {
  const { invitedTo, email, sealId, inviterId, locale } = data;
  const name = await targetsIn(tools)[invitedTo.type]?.nameOf(invitedTo.id);
  const type = 'invitation_received';
  const notBefore = inviteeId === null ? 0 : await timeOfOwnMail(store, { userId: inviteeId, type, at });
  if (isErased(email) || !name || notBefore === null) return;
  const inviter = await loadUser(store, inviterId);
  const invitee = inviteeId === null ? null : await loadUser(store, inviteeId);
  const token = (await invitationTokens(tools.secrets)).of(idOf(stream), { sealId });
  const mail = invitationMail({
    ...{
      to: email,
      name,
      kind: invitedTo.type,
      firstName: invitee?.firstName ?? null,
      locale: invitee?.locale ?? locale,
    },
    from: inviter ? `${inviter.firstName} ${inviter.lastName}` : null,
    link: `${publicUrl()}/invitation#token=${token}`,
  });
  write((client) => putMail(client, { ...mail, names: inviter ? [inviterId] : [], notBefore }, inviteeId));
}

const arrivals: readonly UserEvent['type'][] = ['UserRegistered', 'EmailChanged'];

/** Links open invitations for an address to the account that registers with it or changes to it. */
export const addressReaction = (tools: Tools & Readonly<{ pool: Pool }>): Reaction => ({
  name: 'invited-addresses',
  streams: ['user-'],
  types: arrivals,
  async react(event, { handle }) {
    const inviteeId = idOf(event.stream);
    const user = await loadUser(tools.store, inviteeId);
    if (!user) return;
    const names = reservedNames(await tools.secrets('reservations'));
    for (const id of await invitationsTo(tools.pool, names.email(user.email))) {
      const command = { type: 'AddressInvitation', data: { inviteeId } } as const;
      await handle({ ...causedBy(event, id), ...toInvitation(id, command) });
    }
  },
});
