import { sha256 } from '@noble/hashes/sha2.js';
import { NoProofFile, readProofFile } from '#domain/kernel/proof/proof-file.ts';
import { verifyProof } from '#domain/kernel/proof/verify-proof.ts';
import { browserSignatures } from './browser-signatures.ts';
import type { ProofAnswer } from './proof-answer.ts';

const say = (answer: ProofAnswer) => postMessage(answer);

/** Beside the page, which is never held up. */
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
