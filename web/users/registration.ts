import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { userAccount, userCommands } from '#domain/users/contract.ts';
import { query, send } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { currentLocale } from '../lib/locale.ts';
import { enter, logIn } from '../lib/session.ts';
import type { FieldErrors } from '../lib/use-form.ts';
import { emailProblem, nameProblem } from './account-rules.ts';
import { meetsPolicy, type PasswordPolicy } from './password-rules.ts';

export type Registration = Readonly<{
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  acceptTerms: boolean;
}>;

export const emptyRegistration: Registration = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
};

export const checkRegistration =
  (policy: PasswordPolicy) =>
  (values: Registration): FieldErrors<Registration> => ({
    firstName: nameProblem(values.firstName),
    lastName: nameProblem(values.lastName),
    email: emailProblem(values.email),
    password: meetsPolicy(values.password, policy) ? undefined : msg`Das Passwort erfüllt noch nicht alle Regeln.`,
    confirmPassword:
      values.password === values.confirmPassword ? undefined : msg`Die beiden Passwörter sind nicht gleich.`,
    acceptTerms: values.acceptTerms ? undefined : msg`Ohne Zustimmung lässt sich kein Konto anlegen.`,
  });

/** Registers, signs in, and shows the page for new people. Whoever may not sign in yet is told there, too. */
export function useRegistration() {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const search = useSearch();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (values: Registration) => {
      const { user, emailToken } = await send(userCommands.Register, {
        ...values,
        email: values.email.trim(),
        locale: currentLocale(),
      });
      const login = await logIn({ email: user.email, password: values.password }).catch(() => undefined);
      return { emailToken, login };
    },
    onSuccess: ({ emailToken, login }) => {
      // Before the sign-in takes effect: the guard of /auth would lead away from here.
      navigate(search ? `/auth/new-user?${search}` : '/auth/new-user', { replace: true, state: { emailToken } });
      if (!login) return;
      queries.setQueryData(query(userAccount, {}).queryKey, login.userData);
      enter(login.accessToken);
    },
  });
  const refused = useMemo(() => refusedFields(error), [error]);
  return { register: mutate, isPending, refused, error: refused ? undefined : error };
}

/** Where the server's refusal belongs to a field of the form, it stands there. */
function refusedFields(error: unknown): FieldErrors<Registration> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'user_exists') return { email: errorMessage(error) };
  const known = error.fields.filter(({ field }) => field in fieldWords);
  if (known.length === 0) return undefined;
  return Object.fromEntries(known.map(({ field }) => [field, fieldWords[field as keyof Registration]]));
}

const fieldWords = {
  firstName: msg`Bitte prüfen Sie den Vornamen.`,
  lastName: msg`Bitte prüfen Sie den Nachnamen.`,
  email: msg`Diese E-Mail-Adresse wird nicht angenommen. Bitte prüfen Sie sie.`,
  password: msg`Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.`,
  confirmPassword: msg`Die beiden Passwörter sind nicht gleich.`,
  acceptTerms: msg`Ohne Zustimmung lässt sich kein Konto anlegen.`,
} as const;
