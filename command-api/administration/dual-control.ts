import { hasOtherAdmin } from '#command-api/users/for-others.ts';
import { confirmationDecider, peopleIn } from '#domain/administration/decider.ts';
import type { Deed } from '#domain/administration/events.ts';
import { streamOf } from '#domain/stream-names.ts';
import { derivedId } from '#infra/ids.ts';
import type { CallContext, CommandTools } from '../command-area.ts';

type DeedRequest = Readonly<{ deed: Deed; reason?: string | undefined }>;

/**
 * Requests the confirmation of a second admin if the setting demands it. Returns the id of the confirmation, or null if the
 * deed needs none and can be done immediately.
 */
export async function confirmationFor(
  { store, settings }: Pick<CommandTools, 'store' | 'settings'>,
  { cause, principal, send }: Pick<CallContext, 'cause' | 'principal' | 'send'>,
  { deed, reason }: DeedRequest,
): Promise<string | null> {
  const requestedBy = principal().id;
  const { DUAL_CONTROL: setting } = settings;
  if (setting === 'off' || (setting === 'auto' && !(await hasOtherAdmin(store, requestedBy)))) return null;
  const id = derivedId(cause.commandId, 'confirmation');
  const [only, ...others] = peopleIn(deed);
  // If the deed concerns one person, their key seals the reason, which is erased with them. The reason of an erasure must stay.
  const sealFor = only && others.length === 0 && deed.kind !== 'erase' ? only : requestedBy;
  const data = { deed, requestedBy, sealFor, reason };
  await send({
    stream: streamOf('confirmation', id),
    decider: confirmationDecider,
    command: { type: 'RequestConfirmation', data },
  });
  return id;
}
