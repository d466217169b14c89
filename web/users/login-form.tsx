import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userAccount } from '#domain/users/contract.ts';
import { query } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { enter, logIn } from '../lib/session.ts';
import { useForm } from '../lib/use-form.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { emailProblem } from './account-rules.ts';
import { FormText } from './form-text.tsx';

type Login = Readonly<{ email: string; password: string }>;

// Not empty is all that is asked of a password here: a rule of today must not lock out one of yesterday.
const check = ({ email, password }: Login) => ({
  email: emailProblem(email),
  password: password === '' ? msg`Bitte geben Sie Ihr Passwort ein.` : undefined,
});

export function LoginForm() {
  const { t, i18n } = useLingui();
  const login = useLogin();
  const { formProps, field } = useForm<Login>({ initial: { email: '', password: '' }, check, send: login.mutate });
  return (
    <form {...formProps} className="grid gap-5">
      <FormText label={t`E-Mail-Adresse`} field={field('email')} autoComplete="username" />
      <FormText label={t`Passwort`} field={field('password')} autoComplete="current-password" />
      {login.error && <Alert>{i18n._(errorMessage(login.error))}</Alert>}
      <Button type="submit" look="primary" size="large" busy={login.isPending}>
        <Trans>Anmelden</Trans>
      </Button>
    </form>
  );
}

/** The guard of /auth then leads on, to the address first asked for. */
function useLogin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ email, password }: Login) => logIn({ email: email.trim(), password }),
    onSuccess: ({ accessToken, userData }) => {
      queries.setQueryData(query(userAccount, {}).queryKey, userData);
      enter(accessToken);
    },
  });
}
