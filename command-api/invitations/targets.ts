import { refuse } from '#domain/kernel/errors.ts';
import type { Deps } from '#infra/service.ts';
import { joinedSince, joinSeminar, takesPart } from '../participation/join-seminar.ts';
import { findSeminar, ownSeminar } from '../seminars/stored-seminar.ts';
import type { Target } from './invitation-orders.ts';

type Log = Pick<Deps, 'store' | 'remembered'>;
type Joining = Readonly<{ personId: string; invitationId: string }>;
type Send = Parameters<typeof joinSeminar>[2];

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
}>;

const seminars = (log: Log): InvitesTo => ({
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

/** Undefined where this version invites to nothing of that kind. Groups and companies are an entry here. */
export const targetsIn = (log: Log): Readonly<Partial<Record<Target['type'], InvitesTo>>> => ({
  seminar: seminars(log),
});
