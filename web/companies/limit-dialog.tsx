import { Trans } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { type CompanyAnswer, companyCommands } from '#domain/companies/contract/calls.ts';
import { send } from '../lib/api.ts';
import { useAppForm } from '../lib/form/use-app-form.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import { useCompanyAgain } from './company-change.ts';

type LimitDialogProps = Readonly<{ company: Pick<CompanyAnswer, 'maxEmployees'>; onClose: () => void }>;
const schema = z.partial(companyCommands.SetMaxEmployees.body);

/** The maximum number of people; an empty field means as many as are paid for. */
export function LimitDialog({ company, onClose }: LimitDialogProps) {
  const fetchAgain = useCompanyAgain();
  const form = useAppForm<{ maxEmployees: number | undefined }, unknown>({
    schema,
    defaults: { maxEmployees: company.maxEmployees ?? undefined },
    send: ({ maxEmployees = null }) => send(companyCommands.SetMaxEmployees, { maxEmployees }),
    onDone: () => {
      void fetchAgain();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Höchstzahl der Mitarbeiter</Trans>}
      confirm={<Trans>Speichern</Trans>}
      needsChange
    >
      <NumberField
        form={form}
        name="maxEmployees"
        step="1"
        label={<Trans>Höchstens so viele</Trans>}
        hint={<Trans>Leer: so viele, wie Sie Plätze gekauft haben.</Trans>}
      />
    </FormDialog>
  );
}
