import type { Invitation } from '#domain/invitations/decider.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { StreamName } from '#domain/stream-names.ts';
import type { AddressedCommand, Handle } from '#infra/event-store/command-handler.ts';
import type { Principal } from '#infra/http/rules.ts';

type Joining = Readonly<{ personId: string; invitationId: string }>;
/** Sends a command that lets the person join. `step` names each further command. */
export type Send = <State, Command extends Message, Event extends Message>(
  addressed: Pick<AddressedCommand<State, Command, Event>, 'decider' | 'command'> & Readonly<{ stream: StreamName }>,
  step?: string,
) => ReturnType<Handle>;

/** A place that is held for the invited person. */
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
  /** @throws seminar_not_found, or the reason why this person may not invite */
  refuseInviting(id: string, inviter: Principal): Promise<void>;
  /** Makes changes that this person's invitations depend on, before the first one is sent. */
  beforeInviting?(id: string, inviter: Principal, send: Send): Promise<void>;
  /** Whether the person may invite in the target's name, and revoke invitations. */
  isInviter(id: string, personId: string): Promise<boolean>;
  isThere(id: string, personId: string): Promise<boolean>;
  /** Whether the person has joined by this invitation since then, even if they have left again. `since`: a time as in events. */
  hasJoined(id: string, joining: Joining & Readonly<{ since: string }>): Promise<boolean>;
  /** Null if the target is gone. */
  nameOf(id: string): Promise<string | null>;
  /** Called before anything is written. @throws if the person cannot join */
  refuseJoining(id: string, personId: string): Promise<void>;
  join(id: string, joining: Joining, send: Send): Promise<void>;
  /** The role that the person gets there by default. */
  role: Invitation['role'];
  /** Holds a place if places are limited, or returns the reason why there is none. */
  reserve?(id: string, reserving: Reserving, send: Send): Promise<'no_seats_left' | 'in_company' | undefined>;
}>;
