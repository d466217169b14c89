import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TranscriptFormat } from '#domain/sessions/contract/transcript.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextAreaField } from '../../ui/form/text-field.tsx';
import { OnwardNotice } from './onward-notice.tsx';
import { TranscriptFile } from './transcript-file.tsx';
import type { TranscriptForm } from './use-transcript-form.ts';

type TranscriptDialogProps = Readonly<{
  form: TranscriptForm;
  title: ReactNode;
  /** The fate of the present words. */
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
