import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type Declaration, declarationCommands, declarationList } from '#domain/subscriptions/contract/declarations.ts';
import { useContractForm } from '../lib/form/use-contract-form.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { SelectField } from '../ui/form/select-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';

type Values = { email: string; when: 'period_end' | 'now' };

/** Accepts a declaration for the found contract, or for the account of the given address. */
export function AcceptDialog({ declaration, onClose }: Readonly<{ declaration: Declaration; onClose: () => void }>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { id, kind, found, isExtraordinary } = declaration;
  const form = useContractForm(declarationCommands.AcceptDeclaration, {
    defaults: { email: '', when: isExtraordinary ? 'now' : 'period_end' } as Values,
    fixed: { id },
    onDone: () => {
      void queries.invalidateQueries({ queryKey: [declarationList.name] });
      showSnackbar(kind === 'withdrawal' ? msg`Der Widerruf wird ausgeführt.` : msg`Die Kündigung wird ausgeführt.`);
      onClose();
    },
  });
  const isEnd = kind === 'cancellation';
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      look="danger"
      title={isEnd ? <Trans>Kündigung ausführen?</Trans> : <Trans>Widerruf ausführen?</Trans>}
      description={
        isEnd ? (
          <Trans>
            Es gilt der Zeitpunkt des Eingangs: Was danach noch abgebucht wurde, geht zurück. Die Person erfährt es per
            E-Mail.
          </Trans>
        ) : (
          <Trans>
            Der Vertrag endet sofort, und alles Bezahlte geht zurück. Das lässt sich nicht zurücknehmen. Die Person
            erfährt es per E-Mail.
          </Trans>
        )
      }
      confirm={isEnd ? <Trans>Kündigung ausführen</Trans> : <Trans>Widerruf ausführen</Trans>}
    >
      {!found && (
        <TextField
          form={form}
          name="email"
          label={t`E-Mail-Adresse des Kontos mit dem Vertrag`}
          hint={<Trans>Der laufende Vertrag dieser Person oder ihrer Firma endet.</Trans>}
        />
      )}
      {isEnd && (
        <SelectField
          form={form}
          name="when"
          label={t`Der Vertrag endet`}
          options={[
            { value: 'period_end', label: t`Zum Ende des Zeitraums, in dem sie einging` },
            { value: 'now', label: t`Sofort` },
          ]}
        />
      )}
    </FormDialog>
  );
}
