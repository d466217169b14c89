import type * as z from 'zod/mini';
import type { couponsArea } from '#domain/coupons/area.ts';
import { couponList } from '#domain/coupons/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import { type QueryArea, query } from '../query-area.ts';

type CouponRow = z.output<typeof couponList.answer>[number];
type Terms = Omit<CouponRow, 'code' | 'id' | 'active' | 'createdAt' | 'reserved' | 'redeemed'> &
  Readonly<{ couponCode: string }>;
type Row = Readonly<{
  id: string;
  active: boolean;
  createdAt: string;
  terms: Terms;
  reserved: number;
  redeemed: number;
}>;

const listed = query(couponList, {
  allow: permitted('administration:sales'),
  async answer(_asked, pool) {
    const { rows } = await pool.query<Row>(
      `select id, active, created_at as "createdAt", terms, reserved, redeemed
         from coupons.coupon_list order by created_at desc, id`,
    );
    return rows.map(({ terms: { couponCode, ...terms }, ...row }) => ({ ...row, code: couponCode, ...terms }));
  },
});

export const coupons: QueryArea<typeof couponsArea> = () => ({ couponList: listed });
