import { Trans } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { DescriptionField, TitleField } from '../about/about-fields.tsx';
import { LogoField } from '../about/logo-field.tsx';
import { useCreateForm } from '../about/use-create-form.ts';

export function CreateDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const [, navigate] = useLocation();
  const form = useCreateForm((id) => navigate(`/seminars/edit/${id}`));
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Neues Seminar</Trans>}
      description={<Trans>Es ist zuerst ein Entwurf: Nur Sie sehen es, bis Sie es veröffentlichen.</Trans>}
      confirm={<Trans>Seminar anlegen</Trans>}
    >
      <TitleField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <LogoField form={form} name="logo" />
    </FormDialog>
  );
}
