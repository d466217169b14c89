import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import type { SeminarRow } from '#domain/seminars/contract/detail.ts';
import { useContractForm } from '../lib/form/use-contract-form.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { TitleField } from './about/about-fields.tsx';
import { fetchSeminarsAgain } from './seminar-change.ts';

type DuplicateDialogProps = Readonly<{ seminar: Pick<SeminarRow, 'id' | 'name'>; onClose: () => void }>;

export function DuplicateDialog({ seminar: { id, name }, onClose }: DuplicateDialogProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const form = useContractForm(seminarCommands.DuplicateSeminar, {
    fixed: { id },
    defaults: { name: t`${name} (Kopie)`.slice(0, 200) },
    required: ['name'],
    onDone: (copy) => {
      void fetchSeminarsAgain(queries);
      navigate(`/seminars/edit/${copy.id}`);
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Seminar duplizieren</Trans>}
      description={
        <Trans>Blöcke, Elemente, Dateien und Logo werden übernommen. Teilnehmende und ihre Beiträge nicht.</Trans>
      }
      confirm={<Trans>Duplizieren</Trans>}
    >
      <TitleField form={form} name="name" />
    </FormDialog>
  );
}
