import type { Invitation } from '#domain/invitations/decider.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { StreamName } from '#domain/stream-names.ts';
import type { AddressedCommand, Handle } from '#infra/event-store/command-handler.ts';
import type { Principal } from '#infra/http/rules.ts';

type Joining = Readonly<{ personId: string; invitationId: string }>;
/** A command by which somebody joins; `step` tells several of them apart. */
export type Send = <State, Command extends Message, Event extends Message>(
  addressed: Pick<AddressedCommand<State, Command, Event>, 'decider' | 'command'> & Readonly<{ stream: StreamName }>,
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

/** The operations that an invitation needs of its target. */
export type InvitesTo = Readonly<{
  /** @throws seminar_not_found, or whatever keeps this person from inviting */
  refuseInviting(id: string, inviter: Principal): Promise<void>;
  /** Makes the changes that have to be there before this person's invitation is sent. */
  beforeInviting?(id: string, inviter: Principal, send: Send): Promise<void>;
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
  /** The role that the person gets there by default. */
  role: Invitation['role'];
  /** Where places are few: holds one, or says why there is none. */
  reserve?(id: string, reserving: Reserving, send: Send): Promise<'no_seats_left' | 'in_company' | undefined>;
}>;
