/**
 * The canonical text of a JSON value (RFC 8785): keys in the order of their UTF-16 code units, no spaces, numbers and strings
 * as ECMAScript writes them. It stays the same when `jsonb` reorders the keys. Undefined values
 * are left out, as in JSON.
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'number':
      return Number.isFinite(value) ? String(value) : 'null';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? listText(value) : fieldsText(value as Fields);
    default:
      return JSON.stringify(value) ?? 'null';
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Matches a text without characters that JSON escapes. */
const plain = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;
// The general method is several times slower, and is rarely needed.
const quoted = (text: string): string => (plain.test(text) ? `"${text}"` : JSON.stringify(text));

function listText(values: readonly unknown[]): string {
  let text = '[';
  for (let n = 0; n < values.length; n++) text += n === 0 ? canonicalJson(values[n]) : `,${canonicalJson(values[n])}`;
  return `${text}]`;
}

function fieldsText(fields: Fields): string {
  let text = '';
  for (const { name, label } of orderOf(Object.keys(fields))) {
    const field = fields[name];
    if (field === undefined) continue;
    text += text === '' ? label : `,${label}`;
    text += canonicalJson(field);
  }
  return `{${text}}`;
}

type Key = Readonly<{ name: string; label: string }>;

/** Events have few shapes, so the order of their keys is cached. */
const orders = new Map<string, Readonly<{ names: readonly string[]; order: readonly Key[] }>>();
const mostShapes = 1_000;

function orderOf(names: readonly string[]): readonly Key[] {
  const shape = names.join('\n');
  const known = orders.get(shape);
  // Keys may contain line ends, so two lists of keys can have the same cache key.
  if (known?.names.length === names.length && known.names.every((name, n) => name === names[n])) return known.order;
  if (orders.size >= mostShapes) orders.clear();
  const order = names.toSorted().map((name) => ({ name, label: `${quoted(name)}:` }));
  orders.set(shape, { names, order });
  return order;
}
