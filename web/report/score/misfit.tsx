import { Trans, useLingui } from '@lingui/react/macro';
import type { TextMisfit } from '#domain/sessions/contract/report.ts';
import { useFormats } from '../../lib/use-formats.ts';

/** Why nothing of the words counts though there are some. */
export function Misfit({ misfit }: Readonly<{ misfit: TextMisfit }>) {
  const words = useMisfitWords()(misfit);
  return (
    <p className="mt-3 rounded-sm bg-sunken px-3 py-2 text-sm">
      <b className="font-[550]">
        <Trans>Der Wortlaut passt nicht zum Ton.</Trans>
      </b>{' '}
      {words} <Trans>Er bleibt stehen, doch gewertet wird nur der Klang.</Trans>
    </p>
  );
}

function useMisfitWords() {
  const { t } = useLingui();
  const { number, percent } = useFormats();
  return ({ code, ratio = 0 }: TextMisfit): string => {
    switch (code) {
      case 'length': {
        const times = number(ratio);
        return ratio < 1
          ? t`Er hat nur ${times}-mal so viele Silben, wie zu hören sind: Ein Teil fehlt.`
          : t`Er hat ${times}-mal so viele Silben, wie zu hören sind: So viel wurde nicht gesagt.`;
      }
      case 'language':
        return t`Er ist in einer anderen Sprache geschrieben, als für den Vortrag angegeben ist.`;
      case 'times': {
        const share = percent(ratio);
        return t`Zu ${share} seiner Zeiten spricht niemand.`;
      }
      case 'unfound':
        return t`Seine Silben sind in der Aufnahme nicht wiederzufinden.`;
    }
  };
}
