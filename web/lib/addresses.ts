const separators = /[\n\r,;\t]+/;
const inBrackets = /<([^<>]*)>/;

/** What was typed or pasted, one entry after the other; of `Ada <ada@firma.de>` the address. What is none goes along and is rejected by the server. */
export const typedAddresses = (text: string): readonly string[] =>
  text
    .split(separators)
    .map((entry) => (inBrackets.exec(entry)?.[1] ?? entry).trim())
    .filter(Boolean);

/** Of a table with other columns: the cells that are meant as addresses. */
export const addressesInTable = (text: string): readonly string[] =>
  typedAddresses(text.replaceAll('"', '').replace(/^\uFEFF/, '')).filter((cell) => cell.includes('@'));

/** The server takes so many at once. */
const most = 200;

export const portions = (addresses: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(addresses.length / most) }, (_, index) =>
    addresses.slice(index * most, (index + 1) * most),
  );
