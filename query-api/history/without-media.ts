import { isBlobAddress } from '#infra/blobs/blob-address.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The value with addresses of recordings and results replaced by their hashes. */
export function withoutMedia(value: unknown): unknown {
  if (typeof value === 'string') return isBlobAddress(value) ? hashIn(value) : value;
  if (Array.isArray(value)) return value.map(withoutMedia);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Fields).map(([name, inner]) => [
      name === 'address' && isAddress(inner) ? 'hash' : name,
      withoutMedia(inner),
    ]),
  );
}

const isAddress = (value: unknown) => typeof value === 'string' && isBlobAddress(value);

const hashIn = (address: string) => address.slice(address.indexOf('/') + 1);
