import { couponList } from '#domain/coupons/contract/calls.ts';
import type { CouponEvent } from '#domain/coupons/events.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { ReadModel } from '../projection.ts';

type Terms = Extract<CouponEvent, { type: 'CouponCreated' }>['data'];
type Row = Readonly<{
  id: string;
  active: boolean;
  created_at: string;
  terms: Terms;
  reserved: number;
  redeemed: number;
}>;

export const couponListModel: ReadModel<CouponEvent, Row> = {
  name: couponList.name,
  table: 'coupon_list',
  key: 'id',
  ddl: `create table coupon_list (
    id text primary key, active bool not null, created_at timestamptz not null, terms jsonb not null,
    reserved int not null, redeemed int not null)`,

  keys: ({ stream }) => [idOf(stream)],
  readers: () => ['admins'],

  fold(row, { type, data, stream, metadata }) {
    if (type === 'CouponCreated') {
      const begun = { active: true, created_at: metadata.at, reserved: 0, redeemed: 0 };
      return { id: idOf(stream), terms: data, ...begun };
    }
    return row && { ...row, ...changesOf(row, type) };
  },
};

function changesOf({ reserved, redeemed }: Row, type: CouponEvent['type']): Partial<Row> {
  switch (type) {
    case 'CouponDeactivated':
      return { active: false };
    case 'CouponReactivated':
      return { active: true };
    case 'CouponReserved':
      return { reserved: reserved + 1 };
    case 'CouponRedeemed':
      return { reserved: reserved - 1, redeemed: redeemed + 1 };
    case 'CouponReleased':
      return { reserved: reserved - 1 };
    default:
      return {};
  }
}
