import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { TranscriptFormat } from '#domain/sessions/transcript.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { OnwardNotice } from './onward-notice.tsx';
import { TranscriptFile } from './transcript-file.tsx';
import type { TranscriptForm } from './use-transcript-form.ts';

type TranscriptDialogProps = Readonly<{
  form: TranscriptForm;
  title: ReactNode;
  /** What happens to what is there already. */
  warning?: ReactNode;
  onClose: () => void;
}>;

export function TranscriptDialog({ form, title, warning, onClose }: TranscriptDialogProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <Dialog open onOpenChange={onClose} title={title} actions={<Actions form={form} id={id} onClose={onClose} />}>
      <form
        id={id}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {warning}
        <Field
          label={<Trans>Was gesagt wurde</Trans>}
          hint={i18n._(hintFor(form))}
          error={form.problem && i18n._(form.problem)}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={11}
              spellCheck={false}
              className="font-display leading-relaxed max-md:h-[38dvh]"
              value={form.text}
              onChange={({ target }) => form.write(target.value)}
            />
          )}
        </Field>
        <TranscriptFile onChoose={(file) => void form.read(file)} />
        <OnwardNotice />
      </form>
    </Dialog>
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

function Actions({ form, id, onClose }: Readonly<{ form: TranscriptForm; id: string; onClose: () => void }>) {
  return (
    <>
      <Button onClick={onClose}>
        <Trans>Schließen</Trans>
      </Button>
      <Button look="primary" type="submit" form={id} busy={form.isSending} disabled={!form.isChanged}>
        <Trans>Auswerten</Trans>
      </Button>
    </>
  );
}
