import type { Params } from './params.ts';
import { list, number, type Param, text } from './params.ts';
import type { World } from './world.ts';

/** A call of the API. `id` is the part of the path in place of `:id`. */
export type Call = Readonly<{ world: World; params: Params; id: string; idempotencyKey: string | null }>;

/** Functions that make the answers, by method and path, such as `POST /v1/customers/:id`. */
export type Routes = Readonly<Record<string, (call: Call) => object>>;

/** Fields to expand; without the prefix `data.` of lists. */
export const expansions = ({ params }: Call): readonly string[] =>
  (list(params, 'expand') ?? []).filter(isText).map((name) => name.replace(/^data\./, ''));

const isText = (param: Param): param is string => typeof param === 'string';

const defaultLimit = 10;

export const pageOf = ({ params }: Call) => ({
  limit: number(params, 'limit') ?? defaultLimit,
  after: text(params, 'starting_after'),
});

/** Rows where each field that the request names has that value. */
export function matching<Row extends object>(
  rows: readonly Row[],
  { params }: Call,
  fields: readonly (keyof Row & string)[],
): Row[] {
  return rows.filter((row) =>
    fields.every((field) => {
      const wanted = text(params, field);
      return wanted === undefined || String(row[field]) === wanted;
    }),
  );
}
