import type { InvitationEvent } from '#domain/invitations/events.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { pagesOf } from '#infra/event-store/pages-of.ts';
import { uuidv5 } from '#infra/ids.ts';
import { destroyKeys, markPurged } from '#infra/persons/key-table.ts';
import type { CommandArea } from '../command-area.ts';
import { invitationId, invitationOrder } from './invitation-orders.ts';

/**
 * Addresses to which somebody was invited, also before they had an account: they are sealed with keys of their own, which are
 * destroyed. What they were invited to, and who did, stays.
 */
export const forgetAddresses: CommandArea<never>['forget'] = async ({ streams, person, cause }, tools) => {
  const addresses = streams.email ?? [];
  const touched = new Set(streams.invitation ?? []);
  for await (const events of pagesOf(tools.asStored, { prefixes: ['invitation-'] })) {
    for (const { type, data, stream } of events as readonly Recorded<InvitationEvent>[]) {
      if (type !== 'InvitationSent') continue;
      const isOwn = addresses.some((address) => invitationId(data.invitedTo, address) === idOf(stream));
      const isTheirs = isOwn || data.inviteeId === person || (touched.has(stream) && data.inviterId !== person);
      if (!isTheirs) continue;
      await destroyKeys(tools.pool, [{ person: data.sealId, at: new Date().toISOString(), reason: 'requested' }]);
      await markPurged(tools.pool, data.sealId);
      const commandId = uuidv5(cause.commandId, `forget ${stream}`);
      await tools.handle({
        ...cause,
        commandId,
        ...invitationOrder(idOf(stream), { type: 'ForgetInvitation', data: {} }),
      });
    }
  }
};
