import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { showSnackbar } from '../../../ui/snackbar-state.ts';

type FeedbackFormProps = Readonly<{ seminarId: string; submissionId: string; onClose: () => void }>;

/** The owner's feedback on a submission, outside of any element. */
export function FeedbackForm({ seminarId, submissionId, onClose }: FeedbackFormProps) {
  const form = useContractForm(participationCommands.SubmitGiveFeedback, {
    fixed: { seminarId, submissionId },
    defaults: { feedback: '' },
    check: ({ feedback }) => (feedback.trim() === '' ? { feedback: 'required' } : {}),
    onDone: () => {
      onClose();
      showSnackbar(msg`Ihre Rückmeldung ist gesendet.`);
    },
  });
  return (
    <Form form={form} className="grid gap-3">
      <TextAreaField form={form} name="feedback" rows={3} label={<Trans>Ihre Rückmeldung</Trans>} />
      <FormError form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>
          <Trans>Abbrechen</Trans>
        </Button>
        <SubmitButton form={form}>
          <Trans>Senden</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}
