import * as z from 'zod/mini';

/** RFC 5321, 4.5.3.1. */
export const EmailAddress = z.email().check(z.maxLength(254));

/** In characters, without surrounding spaces. */
export const nameLength = { min: 2, max: 100 } as const;
export const Name = z.string().check(z.trim(), z.minLength(nameLength.min), z.maxLength(nameLength.max));

/** Lower-case letters and digits, and marks between them. */
export const usernameForm = /^[a-z0-9][a-z0-9._-]{2,39}$/;
export const Username = z.string().check(z.trim(), z.toLowerCase(), z.regex(usernameForm));

/** Input of a registration; the password policy is a setting. */
export const RegistrationForm = z.object({
  firstName: Name,
  lastName: Name,
  email: z.pipe(z.string().check(z.trim()), EmailAddress),
  password: z.string().check(z.minLength(1)),
  confirmPassword: z.string().check(z.minLength(1)),
  acceptTerms: z.literal(true),
});
