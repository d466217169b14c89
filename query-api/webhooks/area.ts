import type { webhooksArea } from '#domain/webhooks/area.ts';
import type { QueryArea } from '../query-area.ts';
import { deliveriesQuery, webhooksQuery } from './webhooks.ts';

export const webhooks: QueryArea<typeof webhooksArea> = () => ({
  webhookList: webhooksQuery,
  deliveryList: deliveriesQuery,
});
