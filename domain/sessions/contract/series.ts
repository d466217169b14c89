import * as z from 'zod/mini';

/** Values at equal distances: the first is at the moment `t0`, each next one `dt` s later. */
export const Series = z.object({ t0: z.number(), dt: z.number(), values: z.readonly(z.array(z.nullable(z.number()))) });
export type Series = z.infer<typeof Series>;
