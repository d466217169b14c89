import { useLingui } from '@lingui/react/macro';
import { type Formats, formatsFor } from '#domain/sessions/contract/formats.ts';

const made = new Map<string, Formats>();

function formatsOf(locale: string): Formats {
  const formats = made.get(locale) ?? formatsFor(locale);
  made.set(locale, formats);
  return formats;
}

/** Numbers, times and sizes in the interface's language. */
export function useFormats() {
  const { i18n, t } = useLingui();
  const formats = formatsOf(i18n.locale);
  return {
    ...formats,
    /** A position of the log as decimal text. */
    position: (text: string) => formats.whole(BigInt(text)),
    /** Rounded to one unit: seconds up, then minutes or hours. */
    duration(seconds: number): string {
      const [whole, minutes, hours] = [Math.ceil(seconds), Math.round(seconds / 60), Math.round(seconds / 3600)];
      if (whole < 90) return t`${whole} s`;
      return minutes < 90 ? t`${minutes} min` : t`${hours} h`;
    },
  };
}
