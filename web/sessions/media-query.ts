import { sessionMedia } from '#domain/sessions/contract.ts';
import { type QueryInput, query } from '../lib/api.ts';

/** Where the recording is to be had for a short while. */
// A query without fields forbids every field in its type, also those that its path names.
export const mediaQuery = (id: string) => query(sessionMedia, { id } as unknown as QueryInput<typeof sessionMedia>);
