import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { presentationMedia } from '#domain/presentations/contract/calls.ts';
import { sendBlob } from '#infra/http/send-blob.ts';
import type { Keys } from '#infra/keys/keys.ts';
import type { Deps } from '#infra/service.ts';
import { guardedAddresses, guardedBlob } from '../guarded-address.ts';
import { query } from '../query-area.ts';
import { seenBy } from './presentation-row.ts';

const guarded = (id: string, person: string) => ({ path: presentationMedia.path.replace(':id', id), person });

export const deckAddresses = (keys: Keys, id: string, person: string) => guardedAddresses(keys, guarded(id, person));

/** Seconds. */
const maxAge = 600;

export const presentationMediaQuery = ({ blobs, keys }: Pick<Deps, 'blobs' | 'keys'>) =>
  query(presentationMedia, {
    allow: 'anyone',
    async answer({ params: { id }, query: { person, signed }, request, reply }, pool) {
      const blob = guardedBlob(keys, guarded(id, person), signed);
      await refuseOthers(pool, id, person);
      return sendBlob({ request, reply, blobs, blob, maxAge });
    },
  });

/** @throws not_found if the person has no such deck or it is gone */
async function refuseOthers(pool: Pool, id: string, person: string): Promise<void> {
  const { rowCount } = await pool.query({
    name: 'deck-of-person',
    text: `select from presentations.presentation p where p.id = $1 and ${seenBy('$2')}`,
    values: [id, person],
  });
  if (rowCount === 0) refuse('not_found');
}
