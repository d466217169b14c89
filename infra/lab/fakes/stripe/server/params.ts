/** The fields of a request; nested as the client wrote them. */
export type Params = { [name: string]: Param };
export type Param = string | Params | Param[] | undefined;

/** `items[0][price]=price_1&expand[]=data` as an object. */
export function readParams(text: string): Params {
  const read: Params = {};
  for (const [name, value] of new URLSearchParams(text)) put(read, pathOf(name), value);
  return withLists(read) as Params;
}

/** `items[0][price]` → `items`, `0`, `price`; `expand[]` → `expand` and an empty part, which stands for the next number. */
const pathOf = (name: string): string[] => name.replaceAll(']', '').split('[');

function put(into: Params, [first = '', ...rest]: string[], value: string): void {
  const own = first === '' ? String(Object.keys(into).length) : first;
  if (rest.length === 0) {
    into[own] = value;
    return;
  }
  const nested = into[own];
  const known = typeof nested === 'object' && !Array.isArray(nested) ? nested : {};
  into[own] = known;
  put(known, rest, value);
}

/** Keys numbered from 0 form a list. */
function withLists(value: Param): Param {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

export const text = (params: Params, name: string): string | undefined => {
  const value = params[name];
  return typeof value === 'string' ? value : undefined;
};

export const number = (params: Params, name: string): number | undefined => {
  const value = text(params, name);
  return value === undefined || value === '' ? undefined : Number(value);
};

export const flag = (params: Params, name: string): boolean | undefined => {
  const value = text(params, name);
  return value === undefined ? undefined : value === 'true';
};

export const inner = (params: Params, name: string): Params | undefined => {
  const value = params[name];
  return typeof value === 'object' && !Array.isArray(value) ? value : undefined;
};

export const list = (params: Params, name: string): Param[] | undefined => {
  const value = params[name];
  return Array.isArray(value) ? value : undefined;
};

/** Removes names with an empty value. */
export function metadataOf(params: Params, before: Record<string, string> = {}): Record<string, string> {
  const changed = Object.entries({ ...before, ...inner(params, 'metadata') });
  return Object.fromEntries(
    changed.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  );
}
