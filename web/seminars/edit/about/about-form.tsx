import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { Card } from '../../../ui/card.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { showSnackbar } from '../../../ui/snackbar-state.ts';
import { DescriptionField, TitleField } from '../../about/about-fields.tsx';
import { LogoField } from '../../about/logo-field.tsx';
import { ChecksCard } from '../../publish/checks-card.tsx';
import { ChangedElsewhere } from '../forms/changed-elsewhere.tsx';
import { ReportUnsaved } from '../unsaved.tsx';
import { PriceField } from './price-field.tsx';
import { RemoveLogo } from './remove-logo.tsx';
import { useAboutForm } from './use-about-form.ts';

/** Edits the seminar's own data and lists what is still missing. */
export function AboutForm({ seminar }: Readonly<{ seminar: SeminarDetail }>) {
  const of = useAboutForm(seminar, () => showSnackbar(msg`Das Seminar ist gespeichert.`));
  const { form } = of;
  return (
    <div className="grid gap-6">
      {!seminar.published && <ChecksCard seminar={seminar} />}
      <Card className="p-6 max-md:p-4">
        <h2 className="mb-5 text-lg">
          <Trans>Über das Seminar</Trans>
        </h2>
        <Form form={form} className="grid gap-5">
          <ReportUnsaved form={form} />
          <TitleField form={form} name="name" />
          <DescriptionField form={form} name="description" />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField form={form} name="lecturer" label={<Trans>Wer lehrt (freiwillig)</Trans>} autoComplete="off" />
            <PriceField form={form} name="price" />
            <NumberField
              form={form}
              name="hours"
              label={<Trans>Umfang in Stunden (freiwillig)</Trans>}
              hint={<Trans>Steht in der Einladung und auf dem Zertifikat.</Trans>}
              step={0.25}
            />
          </div>
          <div className="grid justify-items-start gap-2 [&>:first-child]:w-full">
            <LogoField form={form} name="logo" current={seminar.logo} />
            {seminar.logo && <RemoveLogo seminarId={seminar.id} />}
          </div>
          <ChangedElsewhere of={of} isGone={false} />
          <FormError form={form} />
          <SubmitButton form={form} size="large" needsChange className="justify-self-end">
            <Trans>Speichern</Trans>
          </SubmitButton>
        </Form>
      </Card>
    </div>
  );
}
