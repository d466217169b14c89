import { msg } from '@lingui/core/macro';
import { FileX } from 'lucide-react';
import { administersSales } from '#domain/products/contract/permission.ts';
import { firstPart, lazyPart } from '../lib/lazy-part.tsx';
import { permits, type WebArea } from '../lib/web-area.ts';
import { ToPricing } from './to-pricing.tsx';

const result = lazyPart('subscriptions', () => import('./checkout-page.tsx'), 'CheckoutPage');

const sells = permits(administersSales);

export const subscriptionsArea = {
  name: 'subscriptions',
  pages: [
    {
      path: '/subscription/pricing',
      page: lazyPart('subscriptions', () => import('./pricing-page.tsx'), 'PricingPage'),
      title: msg`Tarife`,
      frame: 'open',
    },
    {
      path: '/subscription/purchase',
      page: lazyPart('subscriptions', () => import('./purchase-page.tsx'), 'PurchasePage'),
      title: msg`Bestellen`,
    },
    ...['success', 'error', 'pending'].map((name) => ({
      path: `/subscription/checkout/${name}`,
      page: result,
      title: msg`Bestellung`,
    })),
    { path: '/subscription/*?', page: ToPricing },
    {
      path: '/company/pricing',
      page: lazyPart('subscriptions', () => import('./company-pages.tsx'), 'CompanyPricingPage'),
      title: msg`Tarife`,
    },
    {
      path: '/company/purchase',
      page: lazyPart('subscriptions', () => import('./company-pages.tsx'), 'CompanyPurchasePage'),
      title: msg`Abo der Firma`,
    },
    {
      path: '/contracts/cancel',
      page: lazyPart('subscriptions', () => import('./cancel-page.tsx'), 'CancelPage'),
      title: msg`Verträge hier kündigen`,
      frame: 'open',
    },
    {
      path: '/contracts/withdraw',
      page: lazyPart('subscriptions', () => import('./withdraw-page.tsx'), 'WithdrawPage'),
      title: msg`Vertrag widerrufen`,
      frame: 'open',
    },
    {
      path: '/contracts/confirm',
      page: lazyPart('subscriptions', () => import('./confirm-declaration-page.tsx'), 'ConfirmDeclarationPage'),
      title: msg`Kündigung oder Widerruf bestätigen`,
      frame: 'open',
    },
    {
      path: '/admin/contracts',
      page: lazyPart('subscriptions', () => import('./declarations-page.tsx'), 'DeclarationsPage'),
      title: msg`Kündigungen und Widerrufe`,
      gate: sells,
    },
  ],
  navigation: [
    {
      href: '/admin/contracts',
      below: '/admin/contracts',
      label: msg`Kündigungen`,
      purpose: msg`Kündigungen und Widerrufe zuordnen und ausführen.`,
      icon: FileX,
      order: 890,
      gate: sells,
    },
  ],
  settings: [
    {
      group: 'subscription',
      order: 10,
      part: lazyPart('subscriptions', () => import('./my-subscription.tsx'), 'MySubscription'),
    },
  ],
  dashboard: [
    {
      order: 5,
      column: 'top',
      part: firstPart('subscriptions', () => import('./payment-notice.tsx'), 'PaymentNotice'),
    },
  ],
  failures: {
    'POST /api/Company/UpgradePlan': msg`Der Tarif der Firma ließ sich nicht wechseln.`,
  },
  readModels: msg`Abonnements`,
} satisfies WebArea;
