import { isMember, manages } from '#domain/groups/group.ts';
import type { Invitation } from '#domain/invitations/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { Handle, Order } from '#infra/event-store/command-handler.ts';
import type { Deps } from '#infra/service.ts';
import { companySeats } from '../companies/company-seats.ts';
import { findGroup, groupOrder, joinedGroupSince, writtenBy } from '../groups/stored-group.ts';
import { joinedSince, joinSeminar, takesPart } from '../participation/join-seminar.ts';
import { findSeminar, ownSeminar } from '../seminars/stored-seminar.ts';
import type { Target } from './invitation-orders.ts';

type Log = Pick<Deps, 'store' | 'remembered'>;
type Joining = Readonly<{ personId: string; invitationId: string }>;
/** A command by which somebody joins; `step` tells several of them apart. */
export type Send = <State, Command extends Message, Event extends Message>(
  order: Pick<Order<State, Command, Event>, 'stream' | 'decider' | 'command'>,
  step?: string,
) => ReturnType<Handle>;

/** A place that is held for whoever is invited. */
type Reserving = Readonly<{
  invitationId: string;
  inviterId: string;
  inviteeId: string | null;
  email: string;
  sealId: string;
  role: Invitation['role'];
}>;

/** What an invitation has to know of what it invites to. */
export type InvitesTo = Readonly<{
  /** @throws seminar_not_found, or whatever keeps this person from inviting */
  refuseInviting(id: string, personId: string): Promise<void>;
  /** Whether the person speaks for it, and may take invitations back. */
  isInviter(id: string, personId: string): Promise<boolean>;
  isThere(id: string, personId: string): Promise<boolean>;
  /** Whether the person came by this invitation since then, wherever they are by now. `since` as in events. */
  hasJoined(id: string, joining: Joining & Readonly<{ since: string }>): Promise<boolean>;
  /** Null where there is none any more. */
  nameOf(id: string): Promise<string | null>;
  /** Before anything is written. @throws where one cannot join */
  refuseJoining(id: string, personId: string): Promise<void>;
  join(id: string, joining: Joining, send: Send): Promise<void>;
  /** What the person is to be there, where nothing else is said. */
  role: Invitation['role'];
  /** Where places are few: holds one, or says why there is none. */
  reserve?(id: string, reserving: Reserving, send: Send): Promise<'no_seats_left' | 'in_company' | undefined>;
}>;

const seminars = (log: Log): InvitesTo => ({
  role: 'participant',
  async refuseInviting(id, personId) {
    const { isPublished, isClosed } = await ownSeminar(log, id, personId);
    if (!isPublished || isClosed) refuse('seminar_closed');
  },
  isInviter: async (id, personId) => (await findSeminar(log, id))?.ownerId === personId,
  isThere: (id, personId) => takesPart(log, id, personId),
  hasJoined: (seminarId, { personId, invitationId, since }) =>
    joinedSince(log, { seminarId, participantId: personId, invitationId }, since),
  nameOf: async (id) => (await findSeminar(log, id))?.name ?? null,
  async refuseJoining(id, personId) {
    const seminar = (await findSeminar(log, id)) ?? refuse('seminar_not_found');
    if (seminar.isClosed) refuse('seminar_closed');
    if (seminar.ownerId === personId) refuse('user_not_authorized');
  },
  join: (seminarId, { personId, invitationId }, send) =>
    joinSeminar(log, { seminarId, participantId: personId, invitationId }, send),
});

const groups = (log: Log): InvitesTo => ({
  role: 'member',
  refuseInviting: async (id, personId) => void (await writtenBy(log, id, personId)),
  async isInviter(id, personId) {
    const group = await findGroup(log, id);
    return group !== null && manages(group, personId);
  },
  async isThere(id, personId) {
    const group = await findGroup(log, id);
    return group !== null && isMember(group, personId);
  },
  hasJoined: (id, { personId, invitationId, since }) => joinedGroupSince(log, { id, personId, invitationId }, since),
  nameOf: async (id) => (await findGroup(log, id))?.name ?? null,
  async refuseJoining(id) {
    const group = (await findGroup(log, id)) ?? refuse('not_found');
    if (group.isClosed) refuse('group_closed');
  },
  async join(id, joining, send) {
    await send(groupOrder(id, { type: 'JoinGroup', data: { ...joining, isColleague: false } }));
  },
});

/** Undefined where this version invites to nothing of that kind. */
export const targetsIn = (log: Log): Readonly<Partial<Record<Target['type'], InvitesTo>>> => ({
  seminar: seminars(log),
  group: groups(log),
  company: companySeats(log),
});
