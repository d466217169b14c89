import { msg } from '@lingui/core/macro';
import type { WebArea } from '../lib/web-area.ts';

export const couponsArea = {
  name: 'coupons',
  errors: {
    coupon_invalid: msg`Dieser Gutschein gilt nicht, oder nicht mehr.`,
    coupon_used_up: msg`Dieser Gutschein ist schon eingelöst.`,
    coupon_not_applicable: msg`Dieser Gutschein gilt nicht für diesen Tarif oder diese Zahlweise.`,
  },
  readModels: msg`Gutscheine`,
  history: async () => (await import('./history-words.ts')).couponsHistory,
} satisfies WebArea;
