import type { Pool } from 'pg';
import { checkpointOf } from './checkpoint.ts';
import type { Projection } from './projection.ts';
import { beside } from './schema.ts';
import { workOn } from './work.ts';

/** Kept schemas, and built ones that never served; answers the schemas that were there. @throws AlreadyBuilding */
export const drop = (projection: Projection, pool: Pool): Promise<readonly string[]> =>
  workOn(projection, { what: 'drop', pool }, async () => {
    const dropped: string[] = [];
    for (const what of ['old', 'next', 'check'] as const) {
      const { schema } = beside(projection, what);
      if (!(await checkpointOf(schema, pool))) continue;
      await pool.query(`drop schema ${schema} cascade`);
      dropped.push(schema);
    }
    return dropped;
  });
