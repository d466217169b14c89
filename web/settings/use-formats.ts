import { useLingui } from '@lingui/react';

/** Times and sizes as the interface's language writes them. */
export function useFormats() {
  const tag = useLingui().i18n.locale === 'de' ? 'de-DE' : 'en-GB';
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' });
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  return {
    dateTime: (iso: string) => time.format(new Date(iso)),
    percent: (value: number) => share.format(Math.floor(value * 100) / 100),
    size(bytes: number) {
      const [value, unit] = bytes < 1e6 ? [bytes / 1e3, 'kB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
      return `${new Intl.NumberFormat(tag, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)} ${unit}`;
    },
  };
}
