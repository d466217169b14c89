import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { showSnackbar } from './snackbar-state.ts';
import { TextInput } from './text-input.tsx';

type SecretDialogProps = Readonly<{ secret: string; title: ReactNode; description: ReactNode; onClose: () => void }>;

/** Shows a secret once, with a button that copies it. It cannot be read again later. */
export function SecretDialog({ secret, onClose, ...words }: SecretDialogProps) {
  const { t } = useLingui();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => showSnackbar(msg`Kopiert.`),
      () => showSnackbar(msg`Das Kopieren hat nicht geklappt. Bitte markieren und kopieren Sie selbst.`),
    );
  const actions = (
    <Button look="primary" onClick={onClose}>
      <Trans>Ich habe es kopiert</Trans>
    </Button>
  );
  return (
    <Dialog open onOpenChange={onClose} actions={actions} {...words}>
      <div className="flex items-center gap-2">
        <TextInput
          readOnly
          aria-label={t`Geheimer Wert`}
          className="font-mono text-sm"
          value={secret}
          onFocus={({ target }) => target.select()}
        />
        <Button size="icon" aria-label={t`Kopieren`} onClick={() => void copy()}>
          <Copy aria-hidden="true" />
        </Button>
      </div>
    </Dialog>
  );
}
