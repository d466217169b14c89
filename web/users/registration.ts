import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { userAccount, userCommands } from '#domain/users/contract.ts';
import { RegistrationForm } from '#domain/users/registration.ts';
import { query, send } from '../lib/api.ts';
import { type AppForm, useAppForm } from '../lib/form/use-app-form.ts';
import { currentLocale } from '../lib/locale.ts';
import { enter, logIn } from '../lib/session.ts';
import { newPasswordFaults, newPasswordWords } from './new-password.ts';
import type { PasswordPolicy } from './password-rules.ts';

const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '', acceptTerms: false };
export type Registration = typeof empty;

const noTerms = msg`Ohne Zustimmung lässt sich kein Konto anlegen.`;

const words = {
  email: {
    required: msg`Bitte geben Sie Ihre E-Mail-Adresse ein.`,
    taken: msg`Zu dieser E-Mail-Adresse gibt es schon ein Konto.`,
  },
  ...newPasswordWords,
  acceptTerms: { other: noTerms },
};

/** Registers, signs in, and shows the page for new people. Whoever may not sign in yet is told there, too. */
export function useRegistration(policy: PasswordPolicy): AppForm<Registration> {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const search = useSearch();
  return useAppForm({
    schema: RegistrationForm,
    defaults: empty,
    words,
    refusals: { user_exists: 'email' },
    check: newPasswordFaults(policy),
    send: async (values) => {
      const { user, emailToken } = await send(userCommands.Register, { ...values, locale: currentLocale() });
      const login = await logIn({ email: user.email, password: values.password }).catch(() => undefined);
      return { emailToken, login };
    },
    onDone: ({ emailToken, login }) => {
      // Before the sign-in takes effect: the guard of /auth would lead away from here.
      navigate(search ? `/auth/new-user?${search}` : '/auth/new-user', { replace: true, state: { emailToken } });
      if (!login) return;
      queries.setQueryData(query(userAccount, {}).queryKey, login.userData);
      enter(login.accessToken);
    },
  });
}
