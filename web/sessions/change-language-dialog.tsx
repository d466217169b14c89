import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { sessionCommands } from '#domain/sessions/contract.ts';
import { send } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LanguageField } from './language-field.tsx';
import { useSessionChange } from './session-change.ts';
import type { SessionDialogProps } from './session-dialog.ts';

export function ChangeLanguageDialog({ session, onClose }: SessionDialogProps) {
  const { i18n } = useLingui();
  const [locale, setLocale] = useState(session.locale);
  const change = useSessionChange(() => send(sessionCommands.ChangeSession, { id: session.id, locale }), onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Sprache ändern</Trans>}
      description={
        <Trans>
          Der Vortrag wird dann in der neuen Sprache noch einmal analysiert. Das kostet eine Analyse aus Ihrem
          Kontingent.
        </Trans>
      }
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button
            look="primary"
            busy={change.isPending}
            disabled={locale === session.locale}
            onClick={() => change.mutate(undefined)}
          >
            <Trans>Neu analysieren</Trans>
          </Button>
        </>
      }
    >
      <LanguageField
        value={locale}
        onChange={setLocale}
        error={change.isError ? i18n._(errorMessage(change.error)) : undefined}
      />
    </Dialog>
  );
}
