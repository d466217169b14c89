import type { Outline } from '#domain/seminars/contract/outline.ts';

/** The outline in a row of `seminars.seminar_detail`. */
export type OutlineRow = Readonly<{
  revision: number;
  outline: Outline['blocks'];
  earlierOrders: Outline['earlierOrders'];
}>;
/** Columns of `seminars.seminar_detail d`. */
export const outlineColumns = 'd.revision, d.outline, d.earlier_orders as "earlierOrders"';
export const outlineOf = ({ revision, outline, earlierOrders }: OutlineRow): Outline => ({
  ...{ revision, earlierOrders },
  blocks: outline,
});
