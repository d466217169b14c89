import { msg } from '@lingui/core/macro';

/** Fields of money and plans that several areas have, for the history. */
export const billingFields = {
  ai_feedback: msg`Rückmeldungen des Coachs im Monat`,
  amount: msg`Betrag in Cent`,
  analysis: msg`Analyse`,
  audience: msg`Für wen`,
  benefits: msg`Leistungen`,
  currency: msg`Währung`,
  interval: msg`Zahlweise`,
  live_transcription: msg`Live-Worte in Sekunden im Monat`,
  fast: msg`schnell`,
  maxSeats: msg`Höchstens so viele Plätze`,
  permissions: msg`Rechte`,
  price: msg`Preis`,
  prices: msg`Preise`,
  quotas: msg`Kontingente`,
  relaxed: msg`in Ruhe`,
  tier: msg`Stufe`,
};

/** Words for fixed values of money and plans. */
export const billingValues = {
  EUR: msg`Euro`,
  USD: msg`US-Dollar`,
  basic: msg`Basic`,
  standard: msg`Standard`,
  premium: msg`Premium`,
  enterprise: msg`Enterprise`,
  private: msg`eine Person`,
  company: msg`Firma`,
  month: msg`monatlich`,
  year: msg`jährlich`,
};
