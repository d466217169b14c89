import type { InvitationEvent } from '#domain/invitations/events.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { uuidv5 } from '#infra/ids.ts';
import { destroyKeys, markPurged } from '#infra/persons/key-table.ts';
import type { CommandArea } from '../command-area.ts';
import { forgetInvitation } from './invited-addresses.ts';
import { toInvitation } from './stored-invitation.ts';

/**
 * Forgets the addresses under which the person was invited, including invitations from before their account. Each address is
 * sealed with its own key, which is destroyed. The target and the inviter stay.
 */
export const forgetAddresses: CommandArea<never>['forget'] = async ({ streams, person, cause }, tools) => {
  for (const stream of streams.invitation ?? []) {
    const history = (await tools.asStored.readStream(stream)) as readonly Recorded<InvitationEvent>[];
    if (!history.some(({ data }) => 'inviteeId' in data && data.inviteeId === person)) continue;
    await forgetInvitation(tools.pool, idOf(stream));
    for (const event of history) {
      if (event.type !== 'InvitationSent') continue;
      const { sealId } = event.data;
      await destroyKeys(tools.pool, [{ person: sealId, at: new Date().toISOString(), reason: 'requested' }]);
      await markPurged(tools.pool, sealId);
    }
    const commandId = uuidv5(cause.commandId, `forget ${stream}`);
    const command = { type: 'ForgetInvitation', data: {} } as const;
    await tools.handle({ ...cause, commandId, ...toInvitation(idOf(stream), command) });
  }
};
