import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import type { AppForm } from '../../../lib/form/use-app-form.ts';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { RichTextField } from '../../../ui/form/rich-text-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { showSnackbar } from '../../../ui/snackbar-state.ts';
import { fetchSeminarsAgain } from '../../seminar-change.ts';
import { useSeminarPage } from '../seminar-page.ts';

type Values = { title: string; description: string };
type Closable = Readonly<{ onClose: () => void }>;

export function AddBlockDialog({ seminarId, onClose }: Closable & Readonly<{ seminarId: string }>) {
  const queries = useQueryClient();
  const form = useContractForm(seminarCommands.CreateBlock, {
    fixed: { seminarId },
    defaults: { title: '', description: '' } as Values,
    onDone: () => {
      void fetchSeminarsAgain(queries);
      onClose();
    },
  });
  return (
    <BlockFields
      form={form}
      onClose={onClose}
      title={<Trans>Neuer Block</Trans>}
      confirm={<Trans>Block anlegen</Trans>}
    />
  );
}

type EditBlockDialogProps = Closable & Readonly<{ block: SeminarDetail['blocks'][number] }>;

/** After somebody else's change the typed text stays; saving again overwrites theirs. */
export function EditBlockDialog({ block, onClose }: EditBlockDialogProps) {
  const queries = useQueryClient();
  const { id, seminarId, title, description, version } = block;
  const form = useContractForm(seminarCommands.EditBlock, {
    fixed: { id, seminarId, version },
    defaults: { title, description } as Values,
    onDone: () => {
      void fetchSeminarsAgain(queries);
      onClose();
      showSnackbar(msg`Der Block ist gespeichert.`);
    },
  });
  return (
    <BlockFields
      form={form}
      onClose={onClose}
      title={<Trans>Block bearbeiten</Trans>}
      confirm={<Trans>Speichern</Trans>}
    />
  );
}

type BlockFieldsProps = Closable & Readonly<{ form: AppForm<Values>; title: ReactNode; confirm: ReactNode }>;

function BlockFields({ form, ...words }: BlockFieldsProps) {
  const { t } = useLingui();
  const page = useSeminarPage();
  return (
    <FormDialog form={form} {...words}>
      <TextField form={form} name="title" label={<Trans>Titel</Trans>} autoComplete="off" />
      <RichTextField form={form} name="description" page={page} label={t`Worum es in diesem Block geht (freiwillig)`} />
    </FormDialog>
  );
}
