import { z } from 'zod';

/** Why an admin does something, in words that the person and every auditor may read. */
export const Reason = z.string().trim().min(3).max(500);
