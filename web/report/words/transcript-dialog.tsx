import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TranscriptFormat } from '#domain/sessions/contract/transcript.ts';
import { useConfig } from '../../lib/use-config.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextAreaField } from '../../ui/form/text-field.tsx';
import { acceptedFiles } from './transcript-format.ts';
import type { TranscriptForm } from './use-transcript-form.ts';

type TranscriptDialogProps = Readonly<{
  form: TranscriptForm;
  title: ReactNode;
  /** Says what happens to the present transcript. */
  warning?: ReactNode;
  onClose: () => void;
}>;

export function TranscriptDialog({ form: transcript, title, warning, onClose }: TranscriptDialogProps) {
  const { i18n } = useLingui();
  const { form, read } = transcript;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      cancel={<Trans>Schließen</Trans>}
      confirm={<Trans>Auswerten</Trans>}
      needsChange
    >
      {warning}
      <TextAreaField
        form={form}
        name="text"
        label={<Trans>Was gesagt wurde</Trans>}
        hint={i18n._(hintFor(transcript))}
        rows={11}
        spellCheck={false}
        className="font-display leading-relaxed max-md:h-[38dvh]"
      />
      <TranscriptFile onChoose={(file) => void read(file)} />
      <OnwardNotice />
    </FormDialog>
  );
}

function hintFor({ text, format, isCorrection }: TranscriptForm): MessageDescriptor {
  if (text.trim() === '') return advice;
  return isCorrection && format === 'txt' ? correction : formatWords[format];
}

const correction = msg`Wörter, die stehen bleiben, behalten ihre Zeit.`;
const advice = msg`So, wie es gesagt wurde, auch mit „ähm“ und Wiederholungen: Nur was hier steht, kann gefunden werden.`;

const formatWords: Record<TranscriptFormat, MessageDescriptor> = {
  txt: msg`Text ohne Zeiten: Wann welches Wort fiel, wird aus den Pausen und Silben der Aufnahme geschätzt.`,
  vtt: msg`Untertitel (WebVTT): Ihre Zeiten werden übernommen, die einzelner Wörter dazwischen geschätzt.`,
  srt: msg`Untertitel (SRT): Ihre Zeiten werden übernommen, die einzelner Wörter dazwischen geschätzt.`,
};

/** Names the outside host of the coach, which gets these words only with consent. */
function OnwardNotice() {
  const host = useConfig()?.coach.sentTo;
  if (!host) return null;
  return (
    <p className="text-xs text-ink-faint">
      <Trans>
        Haben Sie für diesen Vortrag erlaubt, dass <b className="break-all">{host}</b> die Rückmeldung schreibt, so
        gehen auch diese Wörter dorthin; sonst nicht.
      </Trans>
    </p>
  );
}

/** Reads a text or captions from a file. */
function TranscriptFile({ onChoose }: Readonly<{ onChoose: (file: File) => void }>) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <FileButton label={t`Datei mit dem Wortlaut`} accept={acceptedFiles} onChoose={onChoose}>
        <FileText aria-hidden="true" />
        <Trans>Aus einer Datei</Trans>
      </FileButton>
      <span className="text-xs text-ink-faint">
        <Trans>TXT, VTT oder SRT, höchstens 1 MB</Trans>
      </span>
    </div>
  );
}
