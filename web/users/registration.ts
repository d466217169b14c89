import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { userCommands } from '#domain/users/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { RegistrationForm } from '#domain/users/contract/registration.ts';
import { query, send } from '../lib/api.ts';
import { type AppForm, useAppForm } from '../lib/form/use-app-form.ts';
import { heldInvitation, joinAddress } from '../lib/held-invitation.ts';
import { currentLocale } from '../lib/locale.ts';
import { enter, logIn } from '../lib/session.ts';
import { wantedAddress } from '../lib/wanted-address.ts';
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

/**
 * Registers, signs in, and opens the page for new people. That page is also for people who may not sign in before they
 * confirm.
 */
export function useRegistration(policy: PasswordPolicy): AppForm<Registration> {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const search = useSearch();
  return useAppForm({
    schema: RegistrationForm,
    defaults: { ...empty, email: heldInvitation()?.email ?? '' },
    words,
    refusals: { user_exists: 'email' },
    check: newPasswordFaults(policy),
    send: async (values) => {
      const { user, emailToken } = await send(userCommands.Register, { ...values, locale: currentLocale() });
      const login = await logIn({ email: user.email, password: values.password }).catch(() => undefined);
      return { emailToken, login };
    },
    onDone: ({ emailToken, login }) => {
      // An invitation's mail has proved the address, so the guard of /auth opens the invitation at once.
      const joins = login !== undefined && wantedAddress(search) === joinAddress;
      // Navigates before the sign-in takes effect, because that guard would otherwise lead elsewhere.
      if (!joins)
        navigate(search ? `/auth/new-user?${search}` : '/auth/new-user', { replace: true, state: { emailToken } });
      if (!login) return;
      queries.setQueryData(query(userAccount, {}).queryKey, login.userData);
      enter(login.accessToken);
    },
  });
}
