const owner = /^[0-9a-f]{32}$/;
const address = /^[0-9a-f]{32}\/[0-9a-f]{64}$/;

export const isOwnerId = (text: string): boolean => owner.test(text);

/** An address becomes a path or a key: nothing but digits may pass. */
export const isBlobAddress = (text: string): boolean => address.test(text);

export function blobAddress(ownerId: string, sha256: string): string {
  const made = `${ownerId}/${sha256}`;
  if (!isBlobAddress(made)) throw new RangeError('not the id of an owner, or not a SHA-256');
  return made;
}
