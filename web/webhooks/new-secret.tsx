import { Trans } from '@lingui/react/macro';
import { SecretDialog } from '../ui/secret-dialog.tsx';

/** Shows the secret of a new webhook, or of one with a renewed secret. */
export const NewSecret = ({ secret, onClose }: Readonly<{ secret: string; onClose: () => void }>) => (
  <SecretDialog
    secret={secret}
    title={<Trans>Das Geheimnis des Webhooks</Trans>}
    description={
      <Trans>
        Damit prüft Ihr Programm die Unterschrift jeder Nachricht. Kopieren Sie es jetzt: Es wird nur dieses eine Mal
        gezeigt.
      </Trans>
    }
    onClose={onClose}
  />
);
