import { userEvents } from '#domain/users/events.ts';
import { webhookEvents } from '#domain/webhooks/events.ts';
import type { AreaProjection } from '../projection.ts';
import { webhookModel } from './webhook-list.ts';

export const webhooksProjection: AreaProjection = {
  schema: 'webhooks',
  version: 1,
  streams: ['webhooks-', 'user-'],
  events: { ...webhookEvents, UserErased: userEvents.UserErased },
  readModels: [webhookModel],
};
