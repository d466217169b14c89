import type * as z from 'zod/mini';
import type { FieldError } from '#domain/kernel/errors.ts';
import { holdsLink, isPlainLine } from '#domain/kernel/plain-text.ts';
import type { userCommands } from '#domain/users/contract/calls.ts';
import { isOfficial } from '#domain/users/contract/official-usernames.ts';
import { EmailAddress, nameLength, usernameForm } from '#domain/users/contract/registration.ts';
import { type PasswordPolicy, passwordFault } from '#infra/passwords/policy.ts';

export type Registration = z.output<typeof userCommands.Register.body>;

/** All faults of the form, in the order of its fields. */
export function registrationFaults(form: Registration, policy: PasswordPolicy): readonly FieldError[] {
  const { firstName, lastName, email, password, confirmPassword, acceptTerms } = form;
  const own = [firstName, lastName, form.username, email, email.split('@')[0] ?? ''];
  const faults: Readonly<Record<string, string | undefined>> = {
    firstName: nameFault(firstName),
    lastName: nameFault(lastName),
    email: addressFault(email),
    username: usernameFault(form.username),
    password: passwordFault(password, policy, own),
    confirmPassword: password === confirmPassword ? undefined : 'differs',
    acceptTerms: acceptTerms ? undefined : 'required',
  };
  return Object.entries(faults).flatMap(([field, code]) => (code === undefined ? [] : [{ field, code }]));
}

/** Reports a name reserved for the product as taken, so that nobody learns which names are reserved. */
function usernameFault(username: string): string | undefined {
  if (username === '') return undefined;
  if (!usernameForm.test(username)) return 'invalid_format';
  return isOfficial(username) ? 'taken' : undefined;
}

export function nameFault(text: string): string | undefined {
  const { length } = [...text];
  if (length === 0) return 'required';
  if (length < nameLength.min) return 'too_short';
  if (length > nameLength.max) return 'too_long';
  return isPlainLine(text) && !holdsLink(text) ? undefined : 'invalid_format';
}

export function addressFault(text: string): string | undefined {
  if (text === '') return 'required';
  return EmailAddress.safeParse(text).success ? undefined : 'invalid_format';
}
