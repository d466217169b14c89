import { useLingui } from '@lingui/react/macro';

/** Numbers and times as the interface's language writes them. */
export function useFormats() {
  const { i18n, t } = useLingui();
  const tag = i18n.locale === 'de' ? 'de-DE' : 'en-GB';
  const whole = (value: number | bigint) => new Intl.NumberFormat(tag).format(value);
  return {
    whole,
    /** Of the log, as decimal text. */
    position: (text: string) => whole(BigInt(text)),
    percent: (share: number) =>
      new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }).format(Math.floor(share * 100) / 100),
    dateTime: (iso: string) =>
      new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso)),
    /** Rounded up to what is worth saying. */
    duration(seconds: number): string {
      const [whole, minutes, hours] = [Math.ceil(seconds), Math.round(seconds / 60), Math.round(seconds / 3600)];
      if (whole < 90) return t`${whole} s`;
      return minutes < 90 ? t`${minutes} min` : t`${hours} h`;
    },
  };
}
