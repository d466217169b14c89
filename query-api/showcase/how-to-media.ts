import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { permits } from '#domain/kernel/permissions.ts';
import { howToMedia } from '#domain/showcase/contract/calls.ts';
import { keepsContent } from '#domain/showcase/contract/permission.ts';
import { sendBlob } from '#infra/http/send-blob.ts';
import type { Keys } from '#infra/keys/keys.ts';
import type { Deps } from '#infra/service.ts';
import { principalFromRows } from '#query-api/users/for-others.ts';
import { guardedAddresses, guardedBlob } from '../guarded-address.ts';
import { query } from '../query-area.ts';

const guarded = (id: string, person: string) => ({ path: howToMedia.path.replace(':id', id), person });

export const howToAddresses = (keys: Keys, id: string, person: string) => guardedAddresses(keys, guarded(id, person));

/** Seconds. */
const maxAge = 60;

export const howToMediaQuery = ({ blobs, keys }: Pick<Deps, 'blobs' | 'keys'>) =>
  query(howToMedia, {
    allow: 'anyone',
    async answer({ params: { id }, query: { person, signed }, request, reply }, pool) {
      const blob = guardedBlob(keys, guarded(id, person), signed);
      if (!(await maySee(pool, id, person))) return refuse('not_found');
      return sendBlob({ request, reply, blobs, blob, maxAge });
    },
  });

async function maySee(pool: Pool, id: string, person: string): Promise<boolean> {
  const { rows } = await pool.query<{ isDraft: boolean }>({
    name: 'how-to-for-person',
    text: 'select is_draft as "isDraft" from showcase.video where id = $1',
    values: [id],
  });
  const [video] = rows;
  const viewer = video && (await principalFromRows(pool)(person));
  return viewer !== undefined && (!video?.isDraft || permits(viewer.permissions, keepsContent));
}
