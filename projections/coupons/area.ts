import { couponEvents } from '#domain/coupons/events.ts';
import type { AreaProjection } from '../projection.ts';
import { couponListModel } from './coupon-list.ts';

export const couponsProjection: AreaProjection = {
  schema: 'coupons',
  version: 1,
  streams: ['coupon-'],
  events: couponEvents,
  readModels: [couponListModel],
};
