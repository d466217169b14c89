import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Invitation, type InvitationCommand, invitationDecider } from '#domain/invitations/decider.ts';
import { streamOf } from '#domain/stream-names.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import type { DataSecrets } from '#infra/persons/data-secrets.ts';
import type { Deps } from '#infra/service.ts';

/** The seminar, group or company of an invitation. */
export type Target = Invitation['invitedTo'];

export const toInvitation = (id: string, command: InvitationCommand) => ({
  stream: streamOf('invitation', id),
  decider: invitationDecider,
  command,
});

export const findInvitation = (log: Pick<Deps, 'store' | 'remembered'>, id: string): Promise<Invitation | null> =>
  currentState(log, { stream: streamOf('invitation', id), decider: invitationDecider });

export type InvitationTokens = Readonly<{
  /** The token in the mail; it changes with `sealId`. */
  of: (id: string, invitation: Pick<Invitation, 'sealId'>) => string;
  /** The id in a token, unchecked; `fits` checks the token. */
  idIn: (token: string) => string;
  fits: (token: string, id: string, invitation: Pick<Invitation, 'sealId'>) => boolean;
}>;

/** The key belongs to the data, so that links in sent mails stay valid. */
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
