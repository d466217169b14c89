import * as z from 'zod/mini';

/** Why an admin does something, in words that the person and every auditor may read. */
export const Reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));
