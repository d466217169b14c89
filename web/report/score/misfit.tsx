import type { TextMisfit } from '#domain/sessions/contract/report.ts';
import { misfitText } from '#domain/sessions/contract/score-texts.ts';
import { misfitEffect, misfitHeading } from '#domain/sessions/contract/score-words.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';

/** Why nothing in the words counts, although there are words. */
export function Misfit({ misfit }: Readonly<{ misfit: TextMisfit }>) {
  const locale = useLocale();
  const formats = useFormats();
  return (
    <p className="mt-3 rounded-sm bg-sunken px-3 py-2 text-sm">
      <b className="font-[550]">{misfitHeading[locale]}.</b> {misfitText(misfit, { locale, formats })}{' '}
      {misfitEffect[locale]}
    </p>
  );
}
