import { msg } from '@lingui/core/macro';
import { TicketPercent } from 'lucide-react';
import { administersSales } from '#domain/products/contract/permission.ts';
import { ClosedPage } from '../administration/for-others.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { permits, type WebArea } from '../lib/web-area.ts';

const gate = permits(administersSales);

export const couponsArea = {
  name: 'coupons',
  pages: [
    {
      path: '/admin/coupons',
      page: lazyPart('coupons', () => import('./coupons-page.tsx'), 'CouponsPage'),
      title: msg`Gutscheine`,
      gate,
      closed: ClosedPage,
    },
  ],
  navigation: [
    {
      href: '/admin/coupons',
      below: '/admin/coupons',
      label: msg`Gutscheine`,
      icon: TicketPercent,
      order: 845,
      gate,
      place: 'administration',
    },
  ],
  errors: {
    coupon_invalid: msg`Dieser Gutschein gilt nicht, oder nicht mehr.`,
    coupon_used_up: msg`Dieser Gutschein ist schon eingelöst.`,
    coupon_not_applicable: msg`Dieser Gutschein gilt nicht für diesen Tarif oder diese Zahlweise.`,
  },
  readModels: msg`Gutscheine`,
} satisfies WebArea;
