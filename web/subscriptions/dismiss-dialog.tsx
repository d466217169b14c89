import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type Declaration, declarationCommands, declarationList } from '#domain/subscriptions/contract/declarations.ts';
import { useContractForm } from '../lib/form/use-contract-form.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { TextAreaField } from '../ui/form/text-field.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';

export function DismissDialog({ declaration, onClose }: Readonly<{ declaration: Declaration; onClose: () => void }>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useContractForm(declarationCommands.DismissDeclaration, {
    defaults: { note: '' },
    fixed: { id: declaration.id },
    onDone: () => {
      void queries.invalidateQueries({ queryKey: [declarationList.name] });
      showSnackbar(msg`Abgelegt. Sie finden es unter „Erledigt“.`);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Ohne Folgen ablegen?</Trans>}
      description={
        <Trans>
          Am Vertrag ändert sich nichts. Öffnet der Kunde den Link in seiner E-Mail doch noch, gilt die Erklärung
          trotzdem.
        </Trans>
      }
      confirm={<Trans>Ablegen</Trans>}
    >
      <TextAreaField form={form} name="note" label={t`Warum`} hint={<Trans>Nur Sie und Prüfer sehen das.</Trans>} />
    </FormDialog>
  );
}
