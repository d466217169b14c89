import type { VerifySignature } from '#domain/kernel/proof/head.ts';

/** Ed25519 as today's browsers have it; undefined where one has it not, or where the page did not come over https. */
export const browserSignatures: VerifySignature = async ({ publicKey, text, signature }) => {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle;
  if (!subtle) return undefined;
  try {
    const key = await subtle.importKey('raw', publicKey as BufferSource, 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', key, signature as BufferSource, text as BufferSource);
  } catch (error) {
    return (error as Error).name === 'NotSupportedError' ? undefined : false;
  }
};
