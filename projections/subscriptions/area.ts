import { subscriptionEvents } from '#domain/subscriptions/events.ts';
import type { Projection } from '../projection.ts';
import { invoiceListModel } from './invoice-list.ts';
import { subscriptionDetailModel } from './subscription-detail.ts';

export const subscriptionsProjection: Projection = {
  schema: 'subscriptions',
  version: 2,
  streams: ['subscription-'],
  events: subscriptionEvents,
  readModels: [subscriptionDetailModel, invoiceListModel],
};
