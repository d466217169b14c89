import { msg } from '@lingui/core/macro';
import type { WebArea } from '../lib/web-area.ts';

export const productsArea = {
  name: 'products',
  errors: {
    InvalidOperationException: msg`Diese Person gehört schon zu einer Firma, oder ihr gehört selbst eine.`,
    no_seats_left: msg`Alle Plätze sind vergeben oder für Eingeladene vorgemerkt.`,
    seats_in_use: msg`So viele Plätze sind vergeben. Bitte nehmen Sie zuerst jemandem den Platz.`,
    subscription_exists: msg`Sie haben schon ein Abonnement. Sie können es ändern.`,
    payment_pending: msg`Eine Zahlung ist noch unterwegs. Bitte warten Sie, bis sie angekommen ist.`,
    currency_fixed: msg`Die Währung steht seit Ihrem ersten Kauf fest.`,
    payment_declined: msg`Die Zahlung wurde abgelehnt. Bitte wählen Sie eine andere Zahlungsweise.`,
    vat_id_invalid: msg`Diese USt-IdNr. ist nicht gültig.`,
    payments_not_set_up: msg`Kaufen ist hier nicht eingerichtet. Alles andere funktioniert.`,
    payment_service_unavailable: msg`Der Zahlungsdienst antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.`,
  },
  readModels: msg`Tarife`,
  history: async () => (await import('./history-words.ts')).productsHistory,
} satisfies WebArea;
