import { couponEvents } from '#domain/coupons/events.ts';
import type { Projection } from '../projection.ts';
import { couponListModel } from './coupon-list.ts';

export const couponsProjection: Projection = {
  schema: 'coupons',
  version: 1,
  streams: ['coupon-'],
  events: couponEvents,
  readModels: [couponListModel],
};
