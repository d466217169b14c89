import { refuse } from '#domain/kernel/errors.ts';
import { mediaFile } from '#domain/sessions/contract/calls.ts';
import { sendBlob } from '#infra/http/send-blob.ts';
import { signedFor } from '#infra/media-addresses.ts';
import type { Deps } from '#infra/service.ts';
import { query } from '../query-area.ts';
import { isEntitled } from './media-guards.ts';

/** Seconds. A picture is everybody's; what is taken back from somebody is not kept by their browser. */
const maxAge = { picture: 3600, others: 0 };

/** A file, for the person whom the address was signed for, as long as the guard lets them in. It is never logged. */
export const mediaFileQuery = ({ blobs, keys }: Pick<Deps, 'blobs' | 'keys'>) =>
  query(mediaFile, {
    allow: 'anyone',
    async answer({ query: { signed, ...guard }, request, reply }, pool) {
      const blob = signedFor(keys, guard, signed) ?? refuse('access_denied');
      if (!(await isEntitled(pool, guard, blob.address))) return refuse('not_found');
      return sendBlob({ request, reply, blobs, blob, maxAge: guard.by === 'picture' ? maxAge.picture : maxAge.others });
    },
  });
