import * as z from 'zod/mini';

/** A field for many addresses. */
export const TypedAddresses = z.string().check(z.trim(), z.minLength(1), z.maxLength(100_000));

const separators = /[\n\r,;\t]+/;
const inBrackets = /<([^<>]*)>/;

/** Typed or pasted entries, in order. `Ada <ada@firma.de>` gives its address. Other text is kept, and the server rejects it. */
export const typedAddresses = (text: string): readonly string[] =>
  text
    .split(separators)
    .map((entry) => (inBrackets.exec(entry)?.[1] ?? entry).trim())
    .filter(Boolean);

/** Maximum number of addresses that the server accepts in one request. */
const most = 200;

type Answer<Rejected> = { sent: string[]; rejected: Rejected[] };

/** Sends one portion after the other, and joins their answers. Rejects if a portion fails; what the server did for earlier ones stays done. */
export async function inPortions<Rejected>(
  addresses: readonly string[],
  send: (portion: string[]) => Promise<Answer<Rejected>>,
): Promise<Answer<Rejected>> {
  const all: Answer<Rejected> = { sent: [], rejected: [] };
  for (let from = 0; from < addresses.length; from += most) {
    const { sent, rejected } = await send(addresses.slice(from, from + most));
    all.sent.push(...sent);
    all.rejected.push(...rejected);
  }
  return all;
}
