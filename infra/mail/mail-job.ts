import * as z from 'zod/mini';

/** The kind of the job that sends one mail. */
export const mailJob = 'mail';
export const MailPayload = z.object({ mailId: z.string() });
