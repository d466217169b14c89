import { sha256 } from '@noble/hashes/sha2.js';
import type { VerifySignature } from '#domain/kernel/proof/head.ts';
import { NoProofFile, readProofFile } from '#domain/kernel/proof/proof-file.ts';
import { verifyProof } from '#domain/kernel/proof/verify-proof.ts';
import type { ProofAnswer } from './proof-answer.ts';

/** Ed25519 by the browser's Web Crypto; undefined if the browser lacks it or the page was not loaded over https. */
const browserSignatures: VerifySignature = async ({ publicKey, text, signature }) => {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle;
  if (!subtle) return undefined;
  try {
    const key = await subtle.importKey('raw', publicKey as BufferSource, 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', key, signature as BufferSource, text as BufferSource);
  } catch (error) {
    return (error as Error).name === 'NotSupportedError' ? undefined : false;
  }
};

const say = (answer: ProofAnswer) => postMessage(answer);

/** Runs in a worker, so the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<string>) => void check(data));

async function check(text: string): Promise<void> {
  try {
    const file = readProofFile(text);
    const of = file.events.length;
    const tell = (done: number) => say({ kind: 'progress', done, of });
    const verdict = await verifyProof(file, { sha256, verifySignature: browserSignatures, tell });
    const { head, earlier } = file;
    say({ kind: 'checked', proof: { verdict, head, events: of, earlier: earlier.length } });
  } catch (error) {
    if (!(error instanceof NoProofFile)) throw error;
    say({ kind: 'refused', place: error.place });
  }
}
