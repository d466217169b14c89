import { refuse } from '#domain/kernel/errors.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { buyerCommands } from '#domain/subscriptions/contract/buyer.ts';
import { subscriptionDecider } from '#domain/subscriptions/decider.ts';
import { derivedId } from '#infra/ids.ts';
import { vatIdCheck } from '#infra/payments/vat-ids.ts';
import type { CommandHandlers, CommandTools } from '../command-area.ts';
import { vatFor } from './quote.ts';
import { loadAccount } from './stored-account.ts';
import { taxPreview } from './tax-preview.ts';

/** Limit per network: each call may query the service that checks VAT ids. */
const throttle = { max: 30, minutes: 10 };

type BuyerInput = Readonly<{ country?: string | undefined; vatId?: string | undefined }>;

/** Changes the country of a private customer or the VAT id of a business after the purchase. A preview shows the new price. */
export function buyerCalls(tools: CommandTools): CommandHandlers<typeof buyerCommands> {
  const { store, settings } = tools;
  const checking = { settings, checkVatId: vatIdCheck(settings) };

  /** @throws conflict if nothing was bought, invalid_input unless exactly one is given, vat_id_invalid */
  async function changeBy(personId: string, { country, vatId }: BuyerInput) {
    if ((country === undefined) === (vatId === undefined)) return refuse('invalid_input', 'country');
    const account = await loadAccount({ store }, personId);
    if (account.vat === null || (account.isBusiness && vatId === undefined)) return refuse('conflict');
    return { account, before: account.vat, ...(await vatFor(checking, { country, vatId })) };
  }

  return {
    PreviewBuyer: {
      allow: 'signedIn',
      claims: 'never',
      throttle,
      async run({ body, principal }) {
        const { account, before, vat: after, vatId } = await changeBy(principal().id, body);
        return taxPreview(account, { before, after, vatIdStatus: vatId?.status ?? null });
      },
    },
    ChangeBuyer: {
      allow: 'signedIn',
      throttle,
      async run({ body, principal, cause, send }) {
        const { vat, vatId } = await changeBy(principal().id, body);
        const data = { orderId: derivedId(cause.commandId, 'order'), vat, vatId };
        const stream = streamOf('subscription', principal().id);
        await send({ stream, decider: subscriptionDecider, command: { type: 'ChangeBuyer', data } });
      },
    },
  };
}
