import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../lib/error-messages.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

type ConfirmDialogProps = Readonly<{
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Says what is lost and what stays. */
  description: ReactNode;
  /** The verb on the button. */
  confirm: ReactNode;
  onConfirm: () => void;
  busy?: boolean;
  /** The error that the call threw. */
  error?: unknown;
  /** `primary` if nothing is lost. */
  look?: 'danger' | 'primary';
  /** For the worst losses: the word to type before the button is enabled. */
  typed?: string;
  /** Names the things concerned if the title cannot. */
  children?: ReactNode;
}>;

export function ConfirmDialog({
  confirm,
  onConfirm,
  busy = false,
  error,
  look = 'danger',
  typed,
  children,
  ...dialog
}: ConfirmDialogProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState('');
  const actions = (
    <>
      <Button onClick={() => dialog.onOpenChange(false)}>
        <Trans>Abbrechen</Trans>
      </Button>
      <Button look={look} busy={busy} disabled={typed !== undefined && text.trim() !== typed} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog {...dialog} role="alertdialog" actions={actions}>
      {children}
      {typed !== undefined && (
        <Field label={<Trans>Zum Bestätigen „{typed}“ eingeben</Trans>}>
          {(control) => (
            <TextInput {...control} autoComplete="off" value={text} onChange={({ target }) => setText(target.value)} />
          )}
        </Field>
      )}
      {Boolean(error) && <Alert>{i18n._(errorMessage(error))}</Alert>}
    </Dialog>
  );
}
