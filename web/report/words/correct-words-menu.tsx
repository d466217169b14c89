import { Trans } from '@lingui/react/macro';
import { ChevronDown, PencilLine, SquarePen, TextCursorInput } from 'lucide-react';
import { useState } from 'react';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { Button } from '../../ui/button.tsx';
import { DropdownMenu, MenuItem } from '../../ui/dropdown-menu.tsx';
import type { WordEditing } from '../transcript/use-word-editing.ts';
import { TranscriptDialog } from './transcript-dialog.tsx';
import { useTranscriptForm } from './use-transcript-form.ts';

type CorrectWordsMenuProps = Readonly<{ id: SessionDetail['id']; text: TextAnalysis; editing: WordEditing }>;

/** Corrects the words one by one in place, or the whole text. */
export function CorrectWordsMenu({ id, text, editing }: CorrectWordsMenuProps) {
  const [isWhole, setWhole] = useState(false);
  const close = () => setWhole(false);
  const form = useTranscriptForm(id, text.text, close);
  if (editing.isOn) {
    return (
      <Button look="primary" onClick={editing.toggle}>
        <SquarePen aria-hidden="true" />
        <Trans>Fertig</Trans>
      </Button>
    );
  }
  return (
    <>
      <DropdownMenu
        trigger={
          <Button>
            <PencilLine aria-hidden="true" />
            <Trans>Korrigieren</Trans>
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem onSelect={editing.toggle}>
          <SquarePen aria-hidden="true" />
          <Trans>Einzelne Wörter ändern</Trans>
        </MenuItem>
        <MenuItem onSelect={() => setWhole(true)}>
          <TextCursorInput aria-hidden="true" />
          <Trans>Den ganzen Text bearbeiten</Trans>
        </MenuItem>
      </DropdownMenu>
      {isWhole && (
        <TranscriptDialog form={form} title={<Trans>Wortlaut korrigieren</Trans>} warning={warning} onClose={close} />
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
