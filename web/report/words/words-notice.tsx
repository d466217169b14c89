import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { WordsBusy } from './words-busy.tsx';

type WordsNoticeProps = Readonly<{ text: TextAnalysis; status: SessionDetail['transcriptionStatus'] }>;

/** The limits of the words, shown before them. */
export function WordsNotice({ text: { source, times, dropsFillers, words }, status }: WordsNoticeProps) {
  const { i18n } = useLingui();
  const unsure = words.filter(({ timeUnsure }) => timeUnsure).length;
  return (
    <div className="grid gap-1.5 text-sm text-ink-soft">
      <p>
        {i18n._(origins[source])}
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
            <b className="text-near">
              <Trans>
                Diese Spracherkennung lässt Laute wie „ähm“ oft weg: Es können mehr gewesen sein, als hier stehen.
              </Trans>
            </b>
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

const origins: Record<TextAnalysis['source'], MessageDescriptor> = {
  azure: msg`Erkannt von Azure Speech.`,
  endpoint: msg`Erkannt von der eingerichteten Spracherkennung.`,
  parakeet: msg`Erkannt von Parakeet, auf diesem Server.`,
  whisper: msg`Erkannt von Whisper, auf diesem Server.`,
  person: msg`Von Hand eingegeben.`,
};
