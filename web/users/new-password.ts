import { msg } from '@lingui/core/macro';
import { meetsPolicy, type PasswordPolicy } from './password-rules.ts';

const notMet = msg`Das Passwort erfüllt noch nicht alle Regeln.`;

/** The messages for a wrong new password and its repetition. */
export const newPasswordWords = {
  password: {
    required: notMet,
    policy: notMet,
    other: msg`Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.`,
  },
  confirmPassword: { other: msg`Die beiden Passwörter sind nicht gleich.` },
} as const;

type NewPassword = Readonly<{ password: string; confirmPassword: string }>;

export const newPasswordFaults =
  (policy: PasswordPolicy) =>
  ({ password, confirmPassword }: NewPassword) => ({
    password: meetsPolicy(password, policy) ? undefined : 'policy',
    confirmPassword: password === confirmPassword ? undefined : 'differs',
  });
