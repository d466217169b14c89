/**
 * The one text of a JSON value (RFC 8785): keys in the order of their UTF-16 code units, no spaces, numbers and strings as
 * ECMAScript writes them. It is the same whether `jsonb` has reordered the keys meanwhile or not. What is undefined is left
 * out, as in JSON.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const name of Object.keys(fields).sort()) {
    const field = fields[name];
    if (field === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(field)}`;
  }
  return `{${text}}`;
}
