import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { userCommands } from '#domain/users/contract/calls.ts';
import { send } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { dropToken } from '../lib/auth-state.ts';
import { useAppForm } from '../lib/form/use-app-form.ts';
import { Form } from '../ui/form/form.tsx';
import { FormError } from '../ui/form/form-error.tsx';
import { SubmitButton } from '../ui/form/submit-button.tsx';
import { PasswordField } from '../ui/form/text-field.tsx';
import { newPasswordFaults, newPasswordWords } from './new-password.ts';
import { PasswordRuleList } from './password-rule-list.tsx';
import type { PasswordPolicy } from './password-rules.ts';

type ResetPasswordFormProps = Readonly<{
  token: string;
  policy: PasswordPolicy;
  /** `old`: the link is invalid or expired. */
  onEnd: (how: 'done' | 'old') => void;
}>;

export function ResetPasswordForm({ token, policy, onEnd }: ResetPasswordFormProps) {
  const { t } = useLingui();
  const form = useAppForm({
    schema: userCommands.ResetPassword.body,
    fixed: { token },
    defaults: { password: '', confirmPassword: '' },
    words: newPasswordWords,
    check: newPasswordFaults(policy),
    send: (values: Readonly<{ password: string; confirmPassword: string }>) =>
      send(userCommands.ResetPassword, { token, ...values }).catch((error: unknown) => {
        if (isAboutLink(error)) onEnd('old');
        throw error;
      }),
    onDone: () => {
      // The server has ended every sign-in, including this browser's.
      dropToken();
      onEnd('done');
    },
  });
  const rules = <PasswordRuleList password={useWatch({ control: form.control, name: 'password' })} policy={policy} />;
  return (
    <Form form={form} className="grid gap-5">
      <PasswordField form={form} name="password" label={t`Neues Passwort`} hint={rules} autoComplete="new-password" />
      <PasswordField form={form} name="confirmPassword" label={t`Passwort wiederholen`} autoComplete="new-password" />
      <FormError form={form} />
      <SubmitButton form={form} size="large">
        <Trans>Passwort setzen</Trans>
      </SubmitButton>
    </Form>
  );
}

const isAboutLink = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ field }) => field === 'token');
