import { Trans, useLingui } from '@lingui/react/macro';
import { furtherWords } from '#domain/sessions/contract/further-words.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { useLocale } from '../../lib/use-locale.ts';

type TopicsProps = Readonly<{ text: Pick<TextAnalysis, 'keyPhrases' | 'keyWords'>; lang: string }>;

const most = 12;

/** The topics of the talk, in its own words. The speaker hardly mentioned what is missing here. */
export function Topics({ text: { keyPhrases, keyWords }, lang }: TopicsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  if (keyPhrases.length + keyWords.length === 0) return null;
  return (
    <div className="border-t border-line py-2.5 text-sm">
      <p>
        <Trans>Worum es ging</Trans>
      </p>
      <p className="mt-0.5 text-xs text-ink-faint">
        <Trans>Aus Ihren Worten. Steht Ihre Botschaft nicht dabei, wurde sie kaum gesagt.</Trans>
      </p>
      {keyPhrases.length > 0 && (
        <ul lang={lang} aria-label={t`Wendungen`} className="mt-2 flex flex-wrap gap-1.5">
          {keyPhrases.slice(0, most).map((phrase) => (
            <li key={phrase} className="rounded-md bg-sunken px-2 py-0.5 font-display">
              {phrase}
            </li>
          ))}
        </ul>
      )}
      {keyWords.length > 0 && (
        <ul
          lang={lang}
          aria-label={furtherWords.keyWords[locale]}
          className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-ink-soft"
        >
          {keyWords.slice(0, most).map(({ text, count }) => (
            <li key={text} className="font-display">
              {text} <span className="font-ui text-xs text-ink-faint tabular-nums">{count}×</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
