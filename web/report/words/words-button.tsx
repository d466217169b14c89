import { Trans } from '@lingui/react/macro';
import { TextCursorInput } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TranscriptDialog } from './transcript-dialog.tsx';
import { useTranscriptForm } from './use-transcript-form.ts';

type WordsButtonProps = Readonly<{
  id: string;
  /** `plain` beside another primary button. */
  look?: 'primary' | 'plain';
}>;

/** A button and a dialog to enter the words. The typed text is kept while the dialog is closed. */
export function WordsButton({ id, look = 'primary' }: WordsButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const form = useTranscriptForm(id, '', close);
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        <TextCursorInput aria-hidden="true" />
        <Trans>Wortlaut hinzufügen</Trans>
      </Button>
      {open && (
        <TranscriptDialog form={form} title={<Trans>Wortlaut hinzufügen</Trans>} warning={false} onClose={close} />
      )}
    </>
  );
}
