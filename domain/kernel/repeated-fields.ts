/**
 * Whether an object in this JSON text has a duplicate field. `JSON.parse` silently keeps the last one, so people may
 * read one value and programs another. `parsed` is the result of `JSON.parse`.
 */
export const hasRepeatedFields = (text: string, parsed: unknown): boolean => fieldsIn(parsed) !== fieldNamesIn(text);

function fieldsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce<number>((sum, one) => sum + fieldsIn(one), 0);
  return Array.isArray(value) ? inside : inside + Object.keys(value).length;
}

/** Strings that a colon follows. */
function fieldNamesIn(text: string): number {
  let count = 0;
  for (let start = text.indexOf('"'); start >= 0; ) {
    const end = endOfString(text, start);
    let next = end + 1;
    while (' \t\r\n'.includes(text[next] ?? '_')) next += 1;
    if (text[next] === ':') count += 1;
    start = text.indexOf('"', next);
  }
  return count;
}

function endOfString(text: string, start: number): number {
  let end = start + 1;
  while (text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return end;
}
