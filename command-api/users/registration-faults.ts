import { z } from 'zod';
import type { FieldError } from '#domain/kernel/errors.ts';
import { holdsLink, isPlainLine } from '#domain/kernel/plain-text.ts';
import type { userCommands } from '#domain/users/contract.ts';
import { type PasswordPolicy, passwordFault } from '#infra/passwords/policy.ts';

export type Registration = z.output<typeof userCommands.Register.body>;

/** RFC 5321, 4.5.3.1. */
const longestAddress = 254;
const Address = z.email().max(longestAddress);
const username = /^[a-z0-9][a-z0-9._-]{2,39}$/;
const name = { min: 2, max: 100 } as const;

/** Everything that is wrong with the form, in the order of its fields. */
export function registrationFaults(form: Registration, policy: PasswordPolicy): readonly FieldError[] {
  const { firstName, lastName, email, password, confirmPassword, acceptTerms } = form;
  const own = [firstName, lastName, form.username, email, email.split('@')[0] ?? ''];
  const faults: Readonly<Record<string, string | undefined>> = {
    firstName: nameFault(firstName),
    lastName: nameFault(lastName),
    email: addressFault(email),
    username: form.username === '' || username.test(form.username) ? undefined : 'invalid_format',
    password: passwordFault(password, policy, own),
    confirmPassword: password === confirmPassword ? undefined : 'differs',
    acceptTerms: acceptTerms ? undefined : 'required',
  };
  return Object.entries(faults).flatMap(([field, code]) => (code === undefined ? [] : [{ field, code }]));
}

function nameFault(text: string): string | undefined {
  const { length } = [...text];
  if (length === 0) return 'required';
  if (length < name.min) return 'too_short';
  if (length > name.max) return 'too_long';
  return isPlainLine(text) && !holdsLink(text) ? undefined : 'invalid_format';
}

function addressFault(text: string): string | undefined {
  if (text === '') return 'required';
  return Address.safeParse(text).success ? undefined : 'invalid_format';
}
