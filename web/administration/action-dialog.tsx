import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Reason } from '#domain/administration/contract/reason.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { mostAt } from '../lib/form/limits.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { useRefresh } from './use-offer-undo.ts';

type ActionDialogProps = Readonly<{
  title: ReactNode;
  /** The effect of the action, and the people it concerns. */
  description: ReactNode;
  /** The label of the button that runs the action: a verb. */
  confirm: ReactNode;
  look?: 'primary' | 'danger';
  /** Whether the admin must, may or cannot give a reason. */
  reason?: 'required' | 'optional' | 'none';
  /** Chooses the hint of the reason field, which says who can read the reason. */
  about?: keyof typeof hints;
  disabled?: boolean;
  run: (reason: string | undefined) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
}>;

const hints = {
  person: msg`Er steht im Verlauf, und die Person kann ihn lesen.`,
  machinery: msg`Er steht im Verlauf.`,
  erasure: msg`Er steht im Verlauf und bleibt nach dem Löschen lesbar: Nennen Sie darin niemanden.`,
};

/** Confirms an admin's action and asks for its reason, which the history keeps. */
export function ActionDialog({
  title,
  description,
  confirm,
  look = 'primary',
  reason: asks = 'optional',
  about = 'person',
  disabled = false,
  run,
  onClose,
  children,
}: ActionDialogProps) {
  const { i18n, t } = useLingui();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const reason = text.trim();
  const isMissing = (asks === 'required' || reason !== '') && !Reason.safeParse(reason).success;
  const action = useMutation({
    mutationFn: () => run(reason || undefined),
    onSuccess: async () => {
      onClose();
      await refresh();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button
            look={look}
            busy={action.isPending}
            disabled={disabled}
            onClick={() => {
              setTried(true);
              if (!isMissing) action.mutate();
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {asks !== 'none' && (
        <Field
          label={asks === 'required' ? <Trans>Grund</Trans> : <Trans>Grund (freiwillig)</Trans>}
          hint={i18n._(hints[about])}
          error={tried && isMissing ? t`Bitte nennen Sie den Grund in wenigen Worten.` : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={mostAt(Reason)}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      )}
      {action.isError && <Alert>{i18n._(errorMessage(action.error))}</Alert>}
    </Dialog>
  );
}
