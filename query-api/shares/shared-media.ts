import { refuse } from '#domain/kernel/errors.ts';
import { sharedFile, sharedMedia } from '#domain/shares/contract/calls.ts';
import { sendBlob } from '#infra/http/send-blob.ts';
import type { Keys } from '#infra/keys/keys.ts';
import type { Deps } from '#infra/service.ts';
import { findMedia, mediaAnswer } from '#query-api/sessions/for-others.ts';
import { guardedAddresses, guardedBlob } from '../guarded-address.ts';
import { query } from '../query-area.ts';
import { shareOf } from './entitled.ts';

/** The route that serves a file of a shared session to one person. */
export const guarded = (sessionId: string, person: string) => ({
  path: sharedFile.path.replace(':id', sessionId),
  person,
});

export const sharedMediaQuery = (keys: Keys) =>
  query(sharedMedia, {
    allow: 'signedIn',
    async answer({ params: { id }, userId }, pool) {
      const personId = userId();
      const { ownerId, withMedia } = await shareOf(pool, id, personId);
      if (!withMedia) return refuse('not_found');
      const found = await findMedia(pool, { id, ownerId, listener: 'others' });
      return mediaAnswer(found, guardedAddresses(keys, guarded(id, personId)));
    },
  });

/** Browsers must ask again at each use of the file, so that an ended share ends access. */
export const sharedFileQuery = ({ blobs, keys }: Pick<Deps, 'blobs' | 'keys'>) =>
  query(sharedFile, {
    allow: 'anyone',
    async answer({ params: { id }, query: { person, signed }, request, reply }, pool) {
      const blob = guardedBlob(keys, guarded(id, person), signed);
      const { withMedia } = await shareOf(pool, id, person);
      if (!withMedia) return refuse('not_found');
      return sendBlob({ request, reply, blobs, blob, maxAge: 0 });
    },
  });
