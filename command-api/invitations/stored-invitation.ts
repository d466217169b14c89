import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Invitation, type InvitationCommand, invitationDecider } from '#domain/invitations/decider.ts';
import { streamOf } from '#domain/stream-names.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import type { DataSecrets } from '#infra/persons/data-secrets.ts';
import type { Deps } from '#infra/service.ts';

/** What one is invited to. */
export type Target = Invitation['invitedTo'];

export const toInvitation = (id: string, command: InvitationCommand) => ({
  stream: streamOf('invitation', id),
  decider: invitationDecider,
  command,
});

export const findInvitation = (log: Pick<Deps, 'store' | 'remembered'>, id: string): Promise<Invitation | null> =>
  currentState(log, { stream: streamOf('invitation', id), decider: invitationDecider });

export type InvitationTokens = Readonly<{
  /** What the mail says; another one each time it is sent. */
  of: (id: string, invitation: Pick<Invitation, 'sealId'>) => string;
  /** The invitation that a token would be of; whether it is, `fits` says. */
  idIn: (token: string) => string;
  fits: (token: string, id: string, invitation: Pick<Invitation, 'sealId'>) => boolean;
}>;

/** They belong to the data: a mail that is out must go on to work. */
export async function invitationTokens(secrets: DataSecrets): Promise<InvitationTokens> {
  const key = await secrets('invitations');
  const of = (id: string, { sealId }: Pick<Invitation, 'sealId'>) =>
    `${id}.${createHmac('sha256', key).update(`invitation ${id} ${sealId}`).digest('base64url')}`;
  return {
    of,
    idIn: (token) => token.split('.')[0] ?? '',
    fits(token, id, invitation) {
      const [given, expected] = [Buffer.from(token), Buffer.from(of(id, invitation))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
