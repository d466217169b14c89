import { z } from 'zod';

/** Values at equal distances: the first stands for the moment `t0`, each next one `dt` s later. */
export const Series = z.object({ t0: z.number(), dt: z.number(), values: z.array(z.number().nullable()).readonly() });
export type Series = z.infer<typeof Series>;
