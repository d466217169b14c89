import { groupMedia } from '#domain/groups/contract/items.ts';
import { sendBlob } from '#infra/http/send-blob.ts';
import type { Keys } from '#infra/keys/keys.ts';
import type { Deps } from '#infra/service.ts';
import { guardedAddresses, guardedBlob } from '../guarded-address.ts';
import { query } from '../query-area.ts';
import { memberOf } from './member-of.ts';

const guarded = (groupId: string, person: string) => ({ path: groupMedia.path.replace(':id', groupId), person });

export const groupAddresses = (keys: Keys, groupId: string, person: string) =>
  guardedAddresses(keys, guarded(groupId, person));

/** Seconds: long enough for a picture that a page shows twice. */
const maxAge = 60;

export const groupMediaQuery = ({ blobs, keys }: Pick<Deps, 'blobs' | 'keys'>) =>
  query(groupMedia, {
    allow: 'anyone',
    async answer({ params: { id }, query: { person, signed }, request, reply }, pool) {
      const blob = guardedBlob(keys, guarded(id, person), signed);
      await memberOf(pool, id, person);
      return sendBlob({ request, reply, blobs, blob, maxAge });
    },
  });
