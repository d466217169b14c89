import { headText, type PublicKey, type SignedHead } from '#domain/kernel/proof/head.ts';
import { fromHex } from '#domain/kernel/proof/hex.ts';
import { idOfKey } from '#domain/kernel/proof/verify-proof.ts';
import type { HeadFault } from './faults.ts';
import { nodeSignatures } from './head-keys.ts';
import { nodeSha256 } from './node-hashes.ts';

type CheckedHead = SignedHead & Readonly<{ isKept: boolean }>;

/** Compares heads with a chain that grows; `end` returns the first fault of each kind. */
export function checkHeads(given: readonly CheckedHead[], keys: readonly PublicKey[]) {
  const heads = given.toSorted((a, b) => a.size - b.size);
  const faults: HeadFault[] = [];
  let [at, since] = [0, 0];

  function tell(what: HeadFault['what'], { size, time, isKept }: CheckedHead) {
    if (!faults.some((fault) => fault.what === what)) faults.push({ what, size, time, isKept, since });
  }

  return {
    reached(size: number, root: () => string): void {
      for (let head = heads[at]; head && head.size <= size; head = heads[++at]) {
        if (root() === head.root) since = size;
        else tell('head', head);
      }
    },
    next: (number: number) => heads.find(({ size }) => size > number),
    /** `size` of the chain, if it was read to its end. */
    async end(size: number | undefined): Promise<readonly HeadFault[]> {
      const beyond = heads.find((head) => size !== undefined && head.size > size);
      if (beyond) tell('cut', beyond);
      for (const head of heads) if (!(await isSigned(head, keys))) tell('signature', head);
      return faults;
    },
  };
}

async function isSigned(head: SignedHead, keys: readonly PublicKey[]): Promise<boolean> {
  const publicKey = fromHex(keys.find(({ id }) => id === head.key)?.publicKey ?? '');
  const signature = fromHex(head.signature);
  if (publicKey?.length !== 32 || !signature || idOfKey(publicKey, nodeSha256) !== head.key) return false;
  return (await nodeSignatures({ publicKey, text: Buffer.from(headText(head)), signature })) ?? false;
}
