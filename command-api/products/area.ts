import { refuse } from '#domain/kernel/errors.ts';
import type { productsArea } from '#domain/products/area.ts';
import { administersSales } from '#domain/products/contract/permission.ts';
import { productDecider } from '#domain/products/decider.ts';
import { streamOf } from '#domain/stream-names.ts';
import { permitted } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import { type CommandArea, nothingToForget, nothingToTakeAlong } from '../command-area.ts';
import { ensureDemoPlans } from './demo-plans.ts';
import { publishHandler, publishing, publishReaction } from './publish.ts';

const allow = permitted(administersSales);

export const products: CommandArea<typeof productsArea> = {
  async commands({ payments, store, handle, settings }) {
    if (settings.PAYMENTS === 'demo') await ensureDemoPlans({ store, handle });
    return {
      CreateProduct: {
        allow,
        async run({ body, cause, send }) {
          const id = derivedId(cause.commandId, 'product');
          await send({
            stream: streamOf('product', id),
            decider: productDecider,
            command: { type: 'CreateProduct', data: body },
          });
          return { id };
        },
      },
      UpdateProduct: {
        allow,
        async run({ body: { id, ...changes }, send }) {
          const command = { type: 'ChangeProduct', data: changes } as const;
          await send({ stream: streamOf('product', id), decider: productDecider, command });
          return { id };
        },
      },
      RemoveProduct: {
        allow,
        run: ({ params: { id }, send }) =>
          send({
            stream: streamOf('product', id),
            decider: productDecider,
            command: { type: 'RemoveProduct', data: {} },
          }),
      },
      PublishProduct: {
        allow,
        claims: 'before',
        async run({ params: { id }, send }) {
          const published = await publishing({ payments: payments ?? refuse('payments_not_set_up'), store }, id);
          await send({ stream: streamOf('product', id), decider: productDecider, command: published });
          return { id };
        },
      },
    };
  },
  uploads: () => ({}),
  follows: (tools) => ({ reactions: [publishReaction(tools)], jobs: { 'publish-product': publishHandler(tools) } }),
  forget: nothingToForget,
  takeAlong: nothingToTakeAlong,
  streamWords: { product: { de: 'ein Tarif', en: 'a plan' } },
};
