import { Trans } from '@lingui/react/macro';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { LanguageField } from './language-field.tsx';
import type { SessionDialogProps } from './session-dialog.ts';
import { useChangeForm } from './use-change-form.ts';

export function ChangeLanguageDialog({ session, onClose }: SessionDialogProps) {
  const form = useChangeForm(session.id, {
    defaults: { locale: session.locale },
    refusals: { quota_exhausted: 'locale' },
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Sprache ändern</Trans>}
      description={
        <Trans>
          Der Vortrag wird dann in der neuen Sprache noch einmal analysiert. Das kostet eine Analyse aus Ihrem
          Kontingent.
        </Trans>
      }
      confirm={<Trans>Neu analysieren</Trans>}
      needsChange
    >
      <LanguageField form={form} name="locale" />
    </FormDialog>
  );
}
