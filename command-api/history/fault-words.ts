import type { EntryFault } from '#domain/kernel/proof/tampering.ts';
import type { Fault, HeadFault, KeptFault } from '#infra/proof/faults.ts';

const ofEntries: Readonly<Record<EntryFault['what'], string>> = {
  changed: 'the event was changed',
  time: 'the time of the event was changed, and nothing else',
  renumbered: 'the event was given another revision or position',
  swapped: 'another event stands in the place of this one',
  missing: 'the event is missing',
  inserted: 'the event was inserted: it never was in the chain',
  entry: 'the event is as it was signed, but the entry of the chain was changed or removed',
};

/** One sentence that names the fault and its place. */
export function wordsOf(fault: Fault): string {
  if ('number' in fault) return ofEntry(fault);
  return 'name' in fault ? ofKept(fault) : ofHead(fault);
}

export const ofEntry = ({ what, number, stream, revision, position, id }: EntryFault): string =>
  `entry ${number}: ${ofEntries[what]} (stream ${stream}, revision ${revision}, position ${position}, id ${id})`;

function ofHead({ what, size, time, isKept, since }: HeadFault): string {
  const head = `the head of ${time} over ${size} entries${isKept ? ', which is known outside of the database' : ''}`;
  switch (what) {
    case 'head':
      return `${head}: what it was signed over is not what is there now; log and chain were changed together, between the entries ${since} and ${size - 1}`;
    case 'cut':
      return `${head}: the chain ends before it; its last entries, and their events, were cut off`;
    case 'signature':
      return `${head}: its signature is not by a key that is known`;
    case 'removed':
      return `${head}: it was signed, and is not in the database any more`;
  }
}

function ofKept({ what, name }: KeptFault): string {
  switch (what) {
    case 'chain':
      return `${name} was changed or removed`;
    case 'part':
      return `part ${name} of the tree is not what its entries lead to: proof.part was changed`;
    case 'key':
      return `key ${name} is listed in the database and is not known outside of it: somebody else signs, or added it`;
    case 'head_key':
      return `key ${name} signed heads, and is not listed in the database any more: proof.key was changed`;
    case 'person_key':
      return `the key of person ${name} was changed: no master key opens it; restore the schema persons from its backup`;
    case 'person':
      return `the key of person ${name} is missing, and there was no erasure: restore the schema persons from its backup`;
  }
}
