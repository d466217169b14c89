import * as z from 'zod/mini';
import { areas } from '#domain/areas.ts';
import type { QueryCall } from '#domain/kernel/contract.ts';
import { call } from './call.ts';

type Ids = Map<string, Set<string>>;
/** For each field, its different values and the number of answers with it. */
type Seen = Map<string, { values: Set<string>; times: number }>;

const queries = areas.flatMap(({ name: area, queries }) =>
  Object.entries<QueryCall>(queries).map(([name, query]) => ({ area, name, query })),
);
const mostOfKind = 8;

/** Reads everything that these people may see. Returns the values of each field of each answer. */
export async function crawled(url: string, tokens: readonly string[]): Promise<Seen> {
  const seen: Seen = new Map();
  for (const token of tokens) {
    const ids: Ids = new Map();
    const done = new Set<string>();
    // Each round queries the ids found in the round before.
    for (let round = 0; round < 3; round++)
      for (const { area, name, query } of queries) {
        if (query.contentType) continue;
        for (const address of addressesOf(area, query, ids)) {
          if (done.has(`${name} ${address}`)) continue;
          done.add(`${name} ${address}`);
          const headers = { authorization: `Bearer ${token}` };
          const isPosted = query.method === 'POST';
          const { status, body } = await call(url, `${query.method} ${address}`, {
            headers,
            ...(isPosted && { json: {} }),
          });
          if (status !== 200) continue;
          note(body, { path: name, seen });
          gather(body, area, ids);
        }
      }
  }
  return seen;
}

function addressesOf(area: string, { path, query }: QueryCall, ids: Ids): readonly string[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const paths = names.reduce(
    (some, name) =>
      some.flatMap((one) => known(area, name, ids).map((id) => one.replace(`:${name}`, encodeURIComponent(id)))),
    [path],
  );
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, { enum?: readonly string[] }>;
    required?: readonly string[];
  };
  const searches = required.reduce<readonly string[]>(
    (some, name) =>
      some.flatMap((one) => (properties[name]?.enum ?? known(area, name, ids)).map((id) => `${one}&${name}=${id}`)),
    [''],
  );
  return paths.flatMap((one) => searches.map((search) => (search ? `${one}?${search.slice(1)}` : one)));
}

const known = (area: string, name: string, ids: Ids): readonly string[] =>
  [...(ids.get(name === 'id' ? `${area} id` : name) ?? ids.get(`${area} ${name}`) ?? [])].slice(0, mostOfKind);

function gather(value: unknown, area: string, ids: Ids): void {
  if (Array.isArray(value)) for (const one of value) gather(one, area, ids);
  else if (value && typeof value === 'object')
    for (const [name, one] of Object.entries(value)) {
      if (typeof one === 'string' && one && one.length < 80)
        for (const key of [name, `${area} ${name}`]) ids.set(key, (ids.get(key) ?? new Set()).add(one));
      else gather(one, area, ids);
    }
}

function note(value: unknown, { path, seen }: Readonly<{ path: string; seen: Seen }>): void {
  if (Array.isArray(value)) for (const one of value) note(one, { path: `${path}[]`, seen });
  else if (value && typeof value === 'object')
    for (const [name, one] of Object.entries(value)) note(one, { path: `${path}.${name}`, seen });
  else {
    const found = seen.get(path) ?? { values: new Set(), times: 0 };
    found.times += 1;
    if (found.values.size < 3) found.values.add(String(value));
    seen.set(path, found);
  }
}
