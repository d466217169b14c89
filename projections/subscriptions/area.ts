import { declarationEvents } from '#domain/subscriptions/declaration.ts';
import { subscriptionEvents } from '#domain/subscriptions/events.ts';
import { userEvents } from '#domain/users/events.ts';
import type { AreaProjection } from '../projection.ts';
import { declarationListModel } from './declaration-list.ts';
import { invoiceListModel } from './invoice-list.ts';
import { subscriptionDetailModel } from './subscription-detail.ts';

export const subscriptionsProjection: AreaProjection = {
  schema: 'subscriptions',
  version: 6,
  streams: ['subscription-', 'declaration-', 'user-'],
  events: { ...subscriptionEvents, ...declarationEvents, UserErased: userEvents.UserErased },
  readModels: [subscriptionDetailModel, invoiceListModel, declarationListModel],
};
