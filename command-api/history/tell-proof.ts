import { readFile } from 'node:fs/promises';
import { readProofFile } from '#domain/kernel/proof/proof-file.ts';
import { hasPassed, type Result, verifyProof } from '#domain/kernel/proof/verify-proof.ts';
import { nodeSignatures } from '#infra/proof/head-keys.ts';
import { nodeSha256 } from '#infra/proof/node-hashes.ts';
import { ofEntry } from './fault-words.ts';

const marks: Readonly<Record<Result, string>> = { passed: 'yes', failed: 'NO ', unknown: '?  ' };

const checks: readonly (readonly ['signature' | 'tree' | 'events' | 'earlier', string])[] = [
  ['signature', 'the head is signed with the key that it names'],
  ['tree', 'the entries lead to the head'],
  ['events', 'each event is the one of its entry'],
  ['earlier', 'the chain of each earlier head is the beginning of this one'],
];

/** `key`: the public key that the reader knows. */
type Reader = Readonly<{ key: string | undefined; tell: (line: string) => void }>;

/** Prints what it found, line by line. @throws NoProofFile */
export async function tellProof(path: string, { key, tell }: Reader): Promise<boolean | 'unsaid'> {
  const file = readProofFile(await readFile(path, 'utf8'));
  const verdict = await verifyProof(file, { sha256: nodeSha256, verifySignature: nodeSignatures });
  for (const [name, words] of checks) tell(`${marks[verdict[name]]}  ${words}`);
  const publicKey = verdict.key?.publicKey ?? 'none';
  const isKnown = key === undefined || key === publicKey;
  if (key !== undefined) tell(`${isKnown ? 'yes' : 'NO '}  the key is the one that you gave`);
  else tell(`     the key is ${publicKey}: compare it with the one that you know`);
  if (verdict.fault) tell(ofEntry(verdict.fault));
  const complete = verdict.streams.filter((stream) => stream.complete).length;
  const { size, time } = file.head;
  tell(`${file.entries.length} events of ${verdict.streams.length} streams, ${complete} of them complete from their`);
  tell(`first event to their last one in this file; head of ${time} over ${size} entries`);
  // The time of the file is not signed. It can only be checked to be no earlier than the head.
  const isMadeLater = Date.parse(file.made) >= Date.parse(time);
  tell(`${isMadeLater ? '     ' : 'NO   '}the file says that it was made at ${file.made}: nothing proves that`);
  const hasFailed = [verdict.signature, verdict.tree, verdict.events, verdict.earlier].includes('failed');
  if (hasFailed || !isKnown || !isMadeLater) return said(tell, 'This file is not what it was', false);
  if (key === undefined || !hasPassed(verdict)) {
    return said(
      tell,
      'Nobody can say whether this file was changed: it is as whoever owns the key has signed it',
      'unsaid',
    );
  }
  return said(tell, 'Nothing in this file was changed, by the word of the owner of the key that you gave', true);
}

function said<Outcome>(tell: Reader['tell'], sentence: string, outcome: Outcome): Outcome {
  tell(sentence);
  return outcome;
}
