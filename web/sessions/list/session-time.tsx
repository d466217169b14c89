import { useLingui } from '@lingui/react/macro';
import { relativeDay } from '../../lib/relative-day.ts';
import { useFormats } from '../../lib/use-formats.ts';

/** `gestern, 10:12` within a week, with the date as tooltip; the date for older talks. */
export function SessionTime({ iso }: Readonly<{ iso: string }>) {
  const { i18n } = useLingui();
  const date = useFormats().shortDateTime(iso);
  return (
    <time dateTime={iso} title={date}>
      {relativeDay(iso, i18n.locale) ?? date}
    </time>
  );
}
