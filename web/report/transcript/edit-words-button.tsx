import { Trans } from '@lingui/react/macro';
import { SquarePen } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { WordEditing } from './use-word-editing.ts';

/** Switches between playing words and changing them. */
export function EditWordsButton({ editing }: Readonly<{ editing: WordEditing }>) {
  return (
    <Button look="plain" aria-pressed={editing.isOn} onClick={editing.toggle}>
      <SquarePen aria-hidden="true" />
      {editing.isOn ? <Trans>Fertig</Trans> : <Trans>Wörter ändern</Trans>}
    </Button>
  );
}
