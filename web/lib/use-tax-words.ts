import { useLingui } from '@lingui/react/macro';
import { wholeOfRate } from '#domain/kernel/money.ts';
import type { Vat } from '#domain/kernel/vat.ts';

/** Tax rates and countries in the interface's language. */
export function useTaxWords() {
  const { i18n } = useLingui();
  const locale = i18n.locale === 'en' ? 'en-GB' : 'de-DE';
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    rate: ({ rate }: Vat): string => percent.format(rate / wholeOfRate),
    country: (code: string): string => regions.of(code) ?? code,
  };
}
