/**
 * Whether an object in this JSON text has a field twice. `JSON.parse` keeps the last one without a word, so that people may
 * read one value and programs another. `parsed` is what it made of the text.
 */
export const hasRepeatedFields = (text: string, parsed: unknown): boolean => fieldsIn(parsed) !== fieldNamesIn(text);

function fieldsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce<number>((sum, one) => sum + fieldsIn(one), 0);
  return Array.isArray(value) ? inside : inside + Object.keys(value).length;
}

/** Strings before a colon. */
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
