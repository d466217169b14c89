import type { couponsArea } from '#domain/coupons/area.ts';
import { couponDecider } from '#domain/coupons/decider.ts';
import { streamOf } from '#domain/stream-names.ts';
import { permitted } from '#infra/http/rules.ts';
import { type CommandArea, nothingToForget, nothingToTakeAlong } from '../command-area.ts';
import { couponIdOf } from './coupon-id.ts';

const allow = permitted('administration:sales');

export const coupons: CommandArea<typeof couponsArea> = {
  commands: () => ({
    CreateCoupon: {
      allow,
      async run({ body: { code: couponCode, ...terms }, send }) {
        const id = couponIdOf(couponCode);
        await send({
          stream: streamOf('coupon', id),
          decider: couponDecider,
          command: { type: 'CreateCoupon', data: { couponCode, ...terms } },
        });
        return { id };
      },
    },
    SetCouponActive: {
      allow,
      async run({ params: { id }, body: { active }, send }) {
        const command = { type: 'SetCouponActive', data: { active } } as const;
        await send({ stream: streamOf('coupon', id), decider: couponDecider, command });
        return { id, active };
      },
    },
  }),
  uploads: () => ({}),
  follows: () => ({}),
  forget: nothingToForget,
  takeAlong: nothingToTakeAlong,
  streamWords: { coupon: { de: 'ein Gutschein', en: 'a coupon' } },
};
