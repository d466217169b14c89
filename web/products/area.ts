import { msg } from '@lingui/core/macro';
import { Package } from 'lucide-react';
import { administersSales } from '#domain/products/contract/permission.ts';
import { ClosedPage } from '../administration/for-others.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { permits, type WebArea } from '../lib/web-area.ts';

const gate = permits(administersSales);
const closed = ClosedPage;

export const productsArea = {
  name: 'products',
  pages: [
    {
      path: '/admin/products',
      page: lazyPart('products', () => import('./plans-page.tsx'), 'PlansPage'),
      title: msg`Tarife`,
      gate,
      closed,
    },
    {
      path: '/admin/products/:id',
      page: lazyPart('products', () => import('./plan-page.tsx'), 'PlanPage'),
      gate,
      closed,
    },
  ],
  navigation: [
    {
      href: '/admin/products',
      below: '/admin/products',
      label: msg`Tarife`,
      icon: Package,
      order: 840,
      gate,
      place: 'administration',
    },
  ],
  errors: {
    InvalidOperationException: msg`Diese Person gehört schon zu einer Firma, oder ihr gehört selbst eine.`,
    no_seats_left: msg`Alle Plätze sind vergeben oder für Eingeladene vorgemerkt.`,
    seats_in_use: msg`So viele Plätze sind vergeben. Bitte nehmen Sie zuerst jemandem den Platz.`,
    subscription_exists: msg`Sie haben schon ein Abonnement. Sie können es ändern.`,
    payment_pending: msg`Eine Zahlung ist noch unterwegs. Bitte warten Sie, bis sie angekommen ist.`,
    currency_fixed: msg`Die Währung steht seit Ihrem ersten Kauf fest.`,
    payment_declined: msg`Die Zahlung wurde abgelehnt. Bitte wählen Sie eine andere Zahlungsweise.`,
    authentication_required: msg`Ihre Bank möchte diese Zahlung von Ihnen bestätigt haben.`,
    card_declined: msg`Ihre Bank hat die Karte abgelehnt. Den Grund nennt sie nur Ihnen. Bitte wählen Sie eine andere Zahlungsweise.`,
    expired_card: msg`Die Karte ist abgelaufen. Bitte hinterlegen Sie eine neue.`,
    insufficient_funds: msg`Das Konto ist nicht gedeckt. Bitte wählen Sie eine andere Zahlungsweise, oder versuchen Sie es später.`,
    incorrect_card: msg`An den Angaben zur Karte stimmt etwas nicht. Bitte hinterlegen Sie sie neu.`,
    vat_id_invalid: msg`Diese USt-IdNr. ist nicht gültig.`,
    payments_not_set_up: msg`Kaufen ist hier nicht eingerichtet. Alles andere funktioniert.`,
    payment_service_unavailable: msg`Der Zahlungsdienst antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.`,
  },
  failures: {
    'GET /api/Products/GetProducts': msg`Die Tarife ließen sich nicht laden.`,
    'PATCH /api/Products/UpdateProduct': msg`Der Tarif ließ sich nicht ändern.`,
    'POST /api/Products/CreateProduct': msg`Der Tarif ließ sich nicht ändern.`,
  },
  readModels: msg`Tarife`,
} satisfies WebArea;
