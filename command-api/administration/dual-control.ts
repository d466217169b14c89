import { hasOtherAdmin } from '#command-api/users/for-others.ts';
import { confirmationDecider, peopleIn } from '#domain/administration/decider.ts';
import type { Deed } from '#domain/administration/events.ts';
import { streamOf } from '#domain/stream-names.ts';
import { derivedId } from '#infra/ids.ts';
import type { CallContext, CommandTools } from '../command-area.ts';

type DeedRequest = Readonly<{ deed: Deed; reason?: string | undefined }>;

/**
 * Asks a second admin where the setting says so: answers the id of what waits then, and null where the deed can be done at
 * once.
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
  // A reason that is about one person goes with that person's key, except that of an erasure, which has to stay.
  const sealFor = only && others.length === 0 && deed.kind !== 'erase' ? only : requestedBy;
  const data = { deed, requestedBy, sealFor, reason };
  await send({
    stream: streamOf('confirmation', id),
    decider: confirmationDecider,
    command: { type: 'RequestConfirmation', data },
  });
  return id;
}
