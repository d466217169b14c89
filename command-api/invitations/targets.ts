import {
  findGroup,
  isFull,
  isMember,
  joinedGroupSince,
  liftsLimit,
  manages,
  toGroup,
  writtenBy,
} from '#command-api/groups/for-others.ts';
import { joinedSince, joinSeminar, takesPart } from '#command-api/participation/for-others.ts';
import { findSeminar, ownSeminar } from '#command-api/seminars/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Deps } from '#infra/service.ts';
import { companySeats } from './company-target.ts';
import type { InvitesTo } from './invites-to.ts';
import type { Target } from './stored-invitation.ts';

type Log = Pick<Deps, 'store' | 'remembered'>;
const seminars = (log: Log): InvitesTo => ({
  role: 'participant',
  async refuseInviting(id, { id: personId }) {
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
  async refuseInviting(id, inviter) {
    const group = await writtenBy(log, id, inviter.id);
    if (isFull(group) && !liftsLimit(group, inviter)) refuse('group_full');
  },
  async beforeInviting(id, inviter, send) {
    const group = await findGroup(log, id);
    if (group && liftsLimit(group, inviter))
      await send(toGroup(id, { type: 'LiftLimit', data: { askedBy: inviter.id } }));
  },
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
    if (isFull(group)) refuse('group_full');
  },
  async join(id, joining, send) {
    await send(toGroup(id, { type: 'JoinGroup', data: { ...joining, isColleague: false } }));
  },
});

/** Undefined for a kind of target that this version does not know. */
export const targetsIn = (log: Log): Readonly<Partial<Record<Target['type'], InvitesTo>>> => ({
  seminar: seminars(log),
  group: groups(log),
  company: companySeats(log),
});
