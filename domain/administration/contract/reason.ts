import * as z from 'zod/mini';

/** An admin's reason, in words. The person and every auditor may read it. */
export const Reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));
