import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AppForm } from '../../lib/form/use-app-form.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Form } from './form.tsx';
import { FormError } from './form-error.tsx';
import { SubmitButton } from './submit-button.tsx';

type FormDialogProps<Values extends FieldValues> = Readonly<{
  form: AppForm<Values>;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Beside the buttons. */
  note?: ReactNode;
  /** Text of the cancel button. Set it to `Schließen` if closing loses nothing. */
  cancel?: ReactNode;
  /** The verb on the button. */
  confirm: ReactNode;
  /** `danger` if something is lost. */
  look?: 'primary' | 'danger';
  needsChange?: boolean;
  disabled?: boolean;
  children: ReactNode;
}>;

/** A form in a window. If it is refused, the window stays open and shows the reason. */
export function FormDialog<Values extends FieldValues>({
  form,
  onClose,
  note,
  cancel,
  confirm,
  look = 'primary',
  needsChange = false,
  disabled = false,
  children,
  ...words
}: FormDialogProps<Values>) {
  const id = useId();
  const actions = (
    <>
      {note && <p className="mr-auto self-center text-xs text-ink-faint">{note}</p>}
      <Button onClick={onClose}>{cancel ?? <Trans>Abbrechen</Trans>}</Button>
      <SubmitButton form={form} formId={id} look={look} needsChange={needsChange} disabled={disabled}>
        {confirm}
      </SubmitButton>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} actions={actions} {...words}>
      <Form form={form} id={id} className="grid gap-4">
        {children}
        <FormError form={form} />
      </Form>
    </Dialog>
  );
}
