import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { CommandCall, QueryCall } from '#domain/kernel/contract.ts';
import { headerNames } from '#domain/kernel/header-names.ts';
import { fillPath, withSearch } from './address.ts';
import { during } from './api-error.ts';
import { ask } from './gathered-queries.ts';
import { noteReads } from './reads.ts';
import { withKey } from './repeated-keys.ts';
import { request } from './request.ts';

type Fields = Readonly<Record<string, unknown>>;
type Params<Call> = Call extends { params: infer Schema extends z.ZodMiniType } ? z.input<Schema> : unknown;
// A body of `Nothing` adds no fields to those of the path. An optional body adds optional fields.
type Body<Call extends CommandCall> =
  undefined extends z.input<Call['body']> ? MayBeThere<NonNullable<z.input<Call['body']>>> : z.input<Call['body']>;
type MayBeThere<Fields> = [Fields] extends [never] ? unknown : string extends keyof Fields ? unknown : Partial<Fields>;

// `NoInput` forbids all fields, which would forbid those of the path too.
type Search<Call extends QueryCall> =
  z.input<Call['query']> extends Record<string, never> ? object : z.input<Call['query']>;

export type QueryInput<Call extends QueryCall> = Search<Call> & Params<Call>;
export type Answer<Call extends { answer: z.ZodMiniType }> = z.output<Call['answer']>;

/** `useQuery(query(sessionDetail, { id }))`: path, key and types come from the call's contract. */
export function query<Call extends QueryCall>(call: Call, input: QueryInput<Call>) {
  return queryOptions({
    queryKey: [call.name, call.path, input],
    queryFn: async ({ signal, ...asked }): Promise<Answer<Call>> => {
      const response = await ask(addressOf(call, input as Fields), signal).catch(during(call));
      noteReads(asked, response);
      return await response.json();
    },
  });
}

type PageOf<Call extends QueryCall> = Readonly<{ rows: Answer<Call>; next: string | null }>;

/** `useInfiniteQuery(pages(sessionList, { search }))`: a list whose next cursor comes in a header. */
export function pages<Call extends QueryCall>(call: Call, input: QueryInput<Call>) {
  return infiniteQueryOptions({
    queryKey: [call.name, call.path, input, 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ signal, pageParam, ...asked }): Promise<PageOf<Call>> => {
      const address = addressOf(call, { ...(input as Fields), cursor: pageParam });
      const response = await ask(address, signal).catch(during(call));
      noteReads(asked, response);
      return { rows: await response.json(), next: response.headers.get(headerNames.nextCursor) };
    },
    getNextPageParam: ({ next }) => next,
  });
}

type InAddress<Call> = Call extends { query: infer Schema extends z.ZodMiniType } ? z.input<Schema> : unknown;
export type CommandInput<Call extends CommandCall> = Params<Call> & InAddress<Call> & Body<Call>;

/** `send(sessionCommands.ChangeSession, { id, name })`. A retry has the same idempotency key, so the server does nothing twice. */
export async function send<Call extends CommandCall>(call: Call, input: CommandInput<Call>): Promise<Answer<Call>> {
  const { path, rest } = commandAddress(call, input as Fields);
  // If the path has all fields, there is no body.
  const bare = path !== call.path && Object.keys(rest).length === 0;
  const body = bare ? undefined : JSON.stringify(rest);
  const response = await withKey(`${call.method} ${path}`, body, (key) =>
    request(path, {
      method: call.method,
      headers: { 'idempotency-key': key, ...(!bare && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    }),
  ).catch(during(call));
  return (response.status === 204 ? undefined : await response.json()) as Answer<Call>;
}

/** `rest` is the body. */
function commandAddress(call: CommandCall, input: Fields) {
  const { path, rest } = fillPath(call.path, input);
  const searched = Object.keys(call.query?.shape ?? {});
  if (searched.length === 0) return { path, rest };
  const [inAddress, inBody] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(rest).filter(([name]) => searched.includes(name) === wanted)),
  );
  return { path: withSearch(path, inAddress ?? {}), rest: inBody ?? {} };
}

function addressOf(call: QueryCall, input: Fields): string {
  const { path, rest } = fillPath(call.path, input);
  return withSearch(path, rest);
}
