import { useLingui } from '@lingui/react';
import { type Formats, formatsFor } from '#domain/sessions/shown/formats.ts';

const made = new Map<string, Formats>();

export function useFormats(): Formats {
  const { i18n } = useLingui();
  const formats = made.get(i18n.locale) ?? formatsFor(i18n.locale);
  made.set(i18n.locale, formats);
  return formats;
}
