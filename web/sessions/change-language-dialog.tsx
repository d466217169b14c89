import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ChangeDialog } from './change-dialog.tsx';
import { LanguageField } from './language-field.tsx';
import type { SessionDialogProps } from './session-dialog.ts';

export function ChangeLanguageDialog({ session, onClose }: SessionDialogProps) {
  const [locale, setLocale] = useState(session.locale);
  return (
    <ChangeDialog
      session={session}
      onClose={onClose}
      title={<Trans>Sprache ändern</Trans>}
      description={
        <Trans>
          Der Vortrag wird dann in der neuen Sprache noch einmal analysiert. Das kostet eine Analyse aus Ihrem
          Kontingent.
        </Trans>
      }
      confirm={<Trans>Neu analysieren</Trans>}
      change={locale !== session.locale && { locale }}
    >
      {(error) => <LanguageField value={locale} onChange={setLocale} error={error} />}
    </ChangeDialog>
  );
}
