import { Trans } from '@lingui/react/macro';
import { PencilLine, TextCursorInput } from 'lucide-react';
import { useState } from 'react';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { Button } from '../../ui/button.tsx';
import { TranscriptDialog } from './transcript-dialog.tsx';
import { useTranscriptForm } from './use-transcript-form.ts';

type Session = Pick<SessionDetail, 'id' | 'textAnalysis'>;

type WordsButtonProps = Readonly<{
  session: Session;
  /** Where something else is the first thing to do. */
  look?: 'plain';
}>;

/** Gives a talk its words, or corrects those that it has. */
export function WordsButton({ session: { id, textAnalysis }, look }: WordsButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const form = useTranscriptForm(id, textAnalysis?.text ?? '', close);
  const isCorrection = textAnalysis !== null;
  return (
    <>
      <Button look={look ?? (isCorrection ? 'plain' : 'primary')} onClick={() => setOpen(true)}>
        {isCorrection ? <PencilLine aria-hidden="true" /> : <TextCursorInput aria-hidden="true" />}
        {isCorrection ? <Trans>Korrigieren</Trans> : <Trans>Wortlaut hinzufügen</Trans>}
      </Button>
      {open && (
        <TranscriptDialog
          form={form}
          title={isCorrection ? <Trans>Wortlaut korrigieren</Trans> : <Trans>Wortlaut hinzufügen</Trans>}
          warning={isCorrection && warning}
          onClose={close}
        />
      )}
    </>
  );
}

const warning = (
  <p className="rounded-md bg-near-wash px-3.5 py-2.5 text-sm">
    <Trans>
      Füllwörter und Wiederholungen werden danach neu gesucht, und der Wert wird neu berechnet. Was Sie verworfen haben,
      bleibt verworfen, wo das Wort stehen bleibt.
    </Trans>
  </p>
);
