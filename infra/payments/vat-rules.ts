import type { VatRules } from '#domain/kernel/vat.ts';
import type { Settings } from '../config/settings.ts';

const basisPointsOfPercent = 100;
const basisPoints = (percent: number): number => Math.round(percent * basisPointsOfPercent);

/** The seller's tax rules, from the settings. */
export function vatRulesOf({
  VAT_COUNTRY,
  VAT_RATE,
  VAT_RATES,
}: Pick<Settings, 'VAT_COUNTRY' | 'VAT_RATE' | 'VAT_RATES'>): VatRules {
  const rates = Object.entries(VAT_RATES).map(([country, percent]) => [country, basisPoints(percent)]);
  return { sellerCountry: VAT_COUNTRY, rate: basisPoints(VAT_RATE), rates: Object.fromEntries(rates) };
}
