import type { FastifyReply } from 'fastify';
import { refuse } from '#domain/kernel/errors.ts';
import { headerNames } from '#domain/kernel/header-names.ts';

/** The place after which a page begins, in a list ordered by time and id. @throws invalid_input */
export function placeIn(cursor: string | undefined): readonly [at: string | null, id: string | null] {
  if (cursor === undefined) return [null, null];
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{32})$/.exec(cursor) ?? [];
  return at && id && !Number.isNaN(Date.parse(at)) ? [at, id] : refuse('invalid_input', 'cursor');
}

/** The rows of a page. `rows` has one row more than the page if there is a next page, whose cursor goes into a header. */
export function pageOf<Row>(
  reply: FastifyReply,
  rows: readonly Row[],
  { limit, cursorOf }: Readonly<{ limit: number; cursorOf: (row: Row) => string }>,
): Row[] {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (last && rows.length > limit) reply.header(headerNames.nextCursor, cursorOf(last));
  return page;
}
