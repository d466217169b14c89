import { refuse } from '#domain/kernel/errors.ts';
import { mediaFile } from '#domain/sessions/contract/calls.ts';
import { sendBlob } from '#infra/http/send-blob.ts';
import { signedFor } from '#infra/media-addresses.ts';
import type { Deps } from '#infra/service.ts';
import { query } from '../query-area.ts';
import { isEntitled } from './media-guards.ts';

/** In seconds. Everybody may see profile pictures. For other files browsers ask again at each use, so that revoked access ends immediately. */
const maxAge = { picture: 3600, others: 0 };

/** Serves a file to the person for whom the address was signed, while the guard allows it. The address is never logged. */
export const mediaFileQuery = ({ blobs, keys }: Pick<Deps, 'blobs' | 'keys'>) =>
  query(mediaFile, {
    allow: 'anyone',
    async answer({ query: { signed, ...guard }, request, reply }, pool) {
      const blob = signedFor(keys, guard, signed) ?? refuse('access_denied');
      if (!(await isEntitled(pool, guard, blob.address))) return refuse('not_found');
      return sendBlob({ request, reply, blobs, blob, maxAge: guard.by === 'picture' ? maxAge.picture : maxAge.others });
    },
  });
