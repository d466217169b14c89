import { Trans } from '@lingui/react/macro';
import { TextCursorInput } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TranscriptDialog } from './transcript-dialog.tsx';
import { useTranscriptForm } from './use-transcript-form.ts';

type WordsButtonProps = Readonly<{
  id: string;
  /** `plain` if another button is the first choice. */
  look?: 'primary' | 'plain';
}>;

/** Gives a talk its words. The typed text stays while the window is closed. */
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
