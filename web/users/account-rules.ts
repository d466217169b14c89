import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The letter of the law is the server's; this only saves a round trip. */
export function emailProblem(email: string): MessageDescriptor | undefined {
  if (email.trim() === '') return msg`Bitte geben Sie Ihre E-Mail-Adresse ein.`;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
    ? undefined
    : msg`Das ist keine vollständige E-Mail-Adresse, z. B. name@firma.de.`;
}

export const nameProblem = (name: string): MessageDescriptor | undefined =>
  name.trim().length < 2 ? msg`Bitte geben Sie mindestens 2 Buchstaben ein.` : undefined;
