import { z } from 'zod';

/** RFC 5321, 4.5.3.1. */
export const EmailAddress = z.email().max(254);

/** In characters, without the blanks around it. */
export const nameLength = { min: 2, max: 100 } as const;
export const Name = z.string().trim().min(nameLength.min).max(nameLength.max);

/** Small letters and digits, and marks between them. */
export const usernameForm = /^[a-z0-9][a-z0-9._-]{2,39}$/;
export const Username = z.string().trim().toLowerCase().regex(usernameForm);

/** Input of a registration; the password policy is a setting. */
export const RegistrationForm = z.object({
  firstName: Name,
  lastName: Name,
  email: z.string().trim().pipe(EmailAddress),
  password: z.string().min(1),
  confirmPassword: z.string().min(1),
  acceptTerms: z.literal(true),
});
