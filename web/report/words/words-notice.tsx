import { Plural, Trans } from '@lingui/react/macro';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { dropsFillersWords, transcriptSources } from '#domain/sessions/contract/transcript-words.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { WordsBusy } from './words-busy.tsx';

type WordsNoticeProps = Readonly<{ text: TextAnalysis; status: SessionDetail['transcriptionStatus'] }>;

/** The limits of the words: their source, their times and missing fillers. */
export function WordsNotice({ text: { source, times, dropsFillers, words }, status }: WordsNoticeProps) {
  const locale = useLocale();
  const unsure = words.filter(({ timeUnsure }) => timeUnsure).length;
  return (
    <div className="grid gap-1.5 text-sm text-ink-soft">
      <p>
        {transcriptSources[source][locale]}
        {times === 'estimated' && (
          <>
            {' '}
            <Trans>
              Wann welches Wort fiel, ist aus Pausen und Silben geschätzt: Sprungmarken können daneben liegen.
            </Trans>
          </>
        )}
        {unsure > 0 && (
          <>
            {' '}
            <Plural
              value={unsure}
              one="# Wort (grau) war in der Aufnahme nicht sicher zu finden: Es hat keine Zeit und lässt sich nicht anspringen."
              other="# Wörter (grau) waren in der Aufnahme nicht sicher zu finden: Sie haben keine Zeit und lassen sich nicht anspringen."
            />
          </>
        )}
        {dropsFillers && (
          <>
            {' '}
            <b className="text-near">{dropsFillersWords[locale]}</b>
          </>
        )}
      </p>
      {status === 'running' && <WordsBusy />}
      {status === 'failed' && (
        <p role="alert" className="text-off">
          <Trans>Der neue Wortlaut ließ sich nicht auswerten. Hier steht noch der vorige.</Trans>
        </p>
      )}
    </div>
  );
}
