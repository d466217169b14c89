import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { userCommands } from '#domain/users/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { query } from '../lib/api.ts';
import { ApiError, hasCode } from '../lib/api-error.ts';
import { useAppForm } from '../lib/form/use-app-form.ts';
import { heldInvitation } from '../lib/held-invitation.ts';
import { enter, logIn } from '../lib/session.ts';
import { wantedAddress } from '../lib/wanted-address.ts';
import { Form } from '../ui/form/form.tsx';
import { FormError } from '../ui/form/form-error.tsx';
import { SubmitButton } from '../ui/form/submit-button.tsx';
import { PasswordField, TextField } from '../ui/form/text-field.tsx';
import { TextLink } from './text-link.tsx';

const words = {
  email: { required: msg`Bitte geben Sie Ihre E-Mail-Adresse ein.` },
  password: { required: msg`Bitte geben Sie Ihr Passwort ein.` },
};

/** The time at which access ended, if the server names one. It is passed in the history state, not in the address. */
const endOfAccess = (error: unknown) => ({
  until: error instanceof ApiError ? (error.fields.find(({ field }) => field === 'until')?.code ?? null) : null,
});

type Credentials = Readonly<{ email: string; password: string }>;

/** Signs in. The guard of /auth then opens the address that was first requested. */
export function LoginForm() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const search = useSearch();
  const form = useAppForm({
    schema: userCommands.Login.body,
    defaults: { email: heldInvitation()?.email ?? '', password: '' },
    words,
    send: (values: Credentials) =>
      logIn({ ...values, from: wantedAddress(search).slice(0, 200) }).catch((error: unknown) => {
        if (hasCode(error, 'user_not_active')) navigate('/auth/inactive', { state: endOfAccess(error) });
        throw error;
      }),
    onDone: ({ accessToken, userData }) => {
      queries.setQueryData(query(userAccount, {}).queryKey, userData);
      enter(accessToken);
    },
  });
  return (
    <Form form={form} className="grid gap-5">
      {/* Password managers look for `username`. */}
      <TextField form={form} name="email" label={t`E-Mail-Adresse`} type="email" autoComplete="username" />
      <PasswordField form={form} name="password" label={t`Passwort`} autoComplete="current-password" />
      <p className="-mt-3 text-right text-sm">
        <TextLink href="/auth/forgotPassword">
          <Trans>Passwort vergessen?</Trans>
        </TextLink>
      </p>
      <FormError form={form} />
      <SubmitButton form={form} size="large">
        <Trans>Anmelden</Trans>
      </SubmitButton>
    </Form>
  );
}
