import { createHash, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import { expect, test } from 'vitest';
import { chainHashes, nothingBefore, type StoredEvent } from './chain-hashes.ts';
import { type Head, headText, type SignedHead, type VerifySignature } from './head.ts';
import { toHex } from './hex.ts';
import { growingTree, type Stretch, splitOf, stretchesBeside, stretchesOfGrowth } from './merkle-tree.ts';
import { NoProofFile, type ProofFile, proofFormat, readProofFile } from './proof-file.ts';
import { hasPassed, idOfKey, verifyProof } from './verify-proof.ts';

const { privateKey, publicKey } = keyPair();
const hashes = chainHashes(sha256);
const log = Array.from({ length: 21 }, (_, n): StoredEvent & { position: string } => {
  const stream = `talk-${'abc'[n % 3]}`;
  const [id, at] = [`id-${n}`, `2026-01-01T00:00:${String(n).padStart(2, '0')}.000Z`];
  const metadata = { correlationId: id, causationId: id, commandId: id, commandHash: '', at, schema: 1 };
  const actor = { kind: 'user', id: 'ada' } as const;
  const revision = Math.floor(n / 3);
  return { id, stream, revision, type: 'Said', data: { n }, metadata: { ...metadata, actor }, position: `${10 * n}` };
});
const linked: Uint8Array[] = [];
for (const [n, event] of log.entries()) linked.push(hashes.ofEvent(linked[n - 3] ?? nothingBefore, event));

test('accepts a valid proof and reports the complete streams', async () => {
  for (const chosen of [[4], [0, 3, 6, 9, 12, 15, 18], [2, 3, 4, 11, 20], log.map((_, n) => n)]) {
    expect(hasPassed(await verified(proofOf(chosen)))).toBe(true);
  }
  const { streams } = await verified(proofOf([0, 3, 6, 7, 10]));
  expect(streams).toEqual([
    { stream: 'talk-a', from: 0, to: 2, complete: true },
    { stream: 'talk-b', from: 2, to: 3, complete: false },
  ]);
});

test('accepts an event with keys in another order', async () => {
  const file = proofOf([4, 7]);
  const [first, second] = file.events;
  if (!first || !second) throw new Error('two were chosen');
  const { metadata, data, ...event } = second;
  const turned = { data, metadata: Object.fromEntries(Object.entries(metadata).reverse()), ...event };
  expect(hasPassed(await verified({ ...file, events: [first, turned as typeof second] }))).toBe(true);
});

type Events = ProofFile['events'];
type Edit = (events: Events, n: number) => Events;
const changed =
  (change: (event: Events[number]) => object): Edit =>
  (events, n) =>
    events.map((event, at) => (at === n ? { ...event, ...change(event) } : event));
const other = (n: number) => (n === 4 ? 0 : 4);

const edits: readonly (readonly [name: string, what: string, edit: Edit])[] = [
  ['a changed byte', 'changed', changed(() => ({ data: { n: 99 } }))],
  ['another time', 'time', changed(({ metadata }) => ({ metadata: { ...metadata, at: '2026-01-02T00:00:00.000Z' } }))],
  [
    'another actor',
    'changed',
    changed(({ metadata }) => ({ metadata: { ...metadata, actor: { kind: 'user', id: 'eve' } } })),
  ],
  ['a removed event', 'missing', (events, n) => events.toSpliced(n, 1)],
  [
    'an inserted event',
    'inserted',
    (events, n) => events.toSpliced(n, 0, { ...(log[1] as Events[number]), id: 'new' }),
  ],
  ['another revision', 'renumbered', changed(({ revision }) => ({ revision: revision + 50 }))],
  ['another position', 'renumbered', changed(() => ({ position: '7' }))],
  [
    'a swapped event',
    'swapped',
    (events, n) =>
      events.map((event, at) => (at === n ? events[other(n)] : at === other(n) ? events[n] : event) ?? event),
  ],
];
const places = [
  ['first', 0],
  ['middle', 2],
  ['last', 4],
] as const;

test.each(edits.flatMap(([name, what, edit]) => places.map(([where, n]) => ({ name, where, what, edit, n }))))(
  'reports $name at the $where',
  async ({ what, edit, n }) => {
    const chosen = [2, 3, 6, 9, 20];
    const file = proofOf(chosen);
    const verdict = await verified({ ...file, events: edit(file.events, n) });
    const number = chosen[what === 'swapped' ? Math.min(n, other(n)) : n];
    expect(verdict).toMatchObject({ signature: 'passed', tree: 'passed', events: 'failed', fault: { what, number } });
  },
);

test('reports an event beyond the last entry as inserted', async () => {
  const file = proofOf([2, 3]);
  const more = { ...file, events: [...file.events, log[4] as Events[number]] };
  expect((await verified(more)).fault).toMatchObject({ what: 'inserted', id: 'id-4', number: 4 });
  const none = { ...proofOf([]), events: [log[0] as Events[number]] };
  expect(await verified(none)).toMatchObject({ fault: { what: 'inserted', number: 0 }, streams: [] });
});

test('a stream is whole only if the file itself links its events', async () => {
  const file = proofOf([0, 3]);
  const [first, second] = file.entries as [(typeof file.entries)[0], (typeof file.entries)[0]];
  const verdict = await verified({ ...file, entries: [first, { ...second, before: first.hash }] });
  expect(hasPassed(verdict)).toBe(true);
  expect(verdict.streams).toEqual([{ stream: 'talk-a', from: 0, to: 1, complete: false }]);
});

test('trusts no head signed with another key under the name of this one', async () => {
  const file = proofOf([2]);
  const own = keyPair();
  const signature = toHex(sign(null, Buffer.from(headText(file.head)), own.privateKey));
  const keys = [{ id: file.head.key, publicKey: own.publicKey }];
  expect(await verified({ ...file, head: { ...file.head, signature }, keys })).toMatchObject({ signature: 'failed' });
});

test('the key of a head is found among others by its id, the beginning of its hash', async () => {
  const file = proofOf([2]);
  const other = keyPair().publicKey;
  const id = idOfKey(Buffer.from(other, 'hex'), sha256);
  expect(id).toBe(createHash('sha256').update(other, 'hex').digest('hex').slice(0, 16));
  expect(hasPassed(await verified({ ...file, keys: [{ id, publicKey: other }, ...file.keys] }))).toBe(true);
});

test('consistent changes of events and entries do not match the head', async () => {
  const file = proofOf([2, 3, 6]);
  const [first, ...rest] = file.events;
  if (!first) throw new Error('three were chosen');
  const event = { ...first, data: { n: 99 } };
  const entries = file.entries.with(0, {
    ...(file.entries[0] as (typeof file.entries)[0]),
    hash: toHex(hashes.ofEvent(nothingBefore, event)),
  });
  const verdict = await verified({ ...file, entries, events: [event, ...rest] });
  expect(verdict).toMatchObject({ signature: 'passed', tree: 'failed', events: 'passed' });
  expect(hasPassed(verdict)).toBe(false);
});

test.each<[string, (file: ProofFile) => ProofFile]>([
  ['the head says something else', (file) => ({ ...file, head: { ...file.head, time: '2027-01-01T00:00:00.000Z' } })],
  ['the signature is another one', (file) => ({ ...file, head: { ...file.head, signature: 'ab'.repeat(64) } })],
  [
    'another key is put in its place',
    (file) => ({ ...file, keys: [{ id: file.head.key, publicKey: keyPair().publicKey }] }),
  ],
  ['the key is not there', (file) => ({ ...file, keys: [] })],
])('trusts no head if %s', async (_what, change) => {
  expect(await verified(change(proofOf([2, 3])))).toMatchObject({ signature: 'failed' });
});

test('reports that signatures cannot be checked', async () => {
  const verdict = await verifyProof(proofOf([2]), { sha256, verifySignature: async () => undefined });
  expect(verdict).toMatchObject({ signature: 'unknown', tree: 'passed', events: 'passed' });
  expect(hasPassed(verdict)).toBe(false);
});

test('verifies whether the log begins with an earlier head', async () => {
  const file = proofOf([20]);
  const growth = { earlier: 9, size: log.length };
  const earlier = { head: headOver(9), hashes: stretchesOfGrowth(growth).map(rootOver).map(toHex) };
  expect(await verified({ ...file, earlier: [earlier] })).toMatchObject({ earlier: 'passed' });
  const forged = signed({ ...earlier.head, root: 'ab'.repeat(32) });
  expect(await verified({ ...file, earlier: [{ ...earlier, head: forged }] })).toMatchObject({ earlier: 'failed' });
  const unsigned = { ...earlier.head, signature: 'ab'.repeat(64) };
  expect(await verified({ ...file, earlier: [{ ...earlier, head: unsigned }] })).toMatchObject({ earlier: 'failed' });
  const elsewhere = signed({ ...earlier.head, log: 'id-1' });
  expect(await verified({ ...file, earlier: [{ ...earlier, head: elsewhere }] })).toMatchObject({ earlier: 'failed' });
  const short = { ...earlier, hashes: earlier.hashes.slice(1) };
  expect(await verified({ ...file, earlier: [earlier, short] })).toMatchObject({ earlier: 'failed' });
});

test('an earlier head whose signature cannot be checked is unknown, unless another one failed', async () => {
  const file = proofOf([20]);
  const earlierOf = (size: number) => {
    const hashes = stretchesOfGrowth({ earlier: size, size: log.length }).map(rootOver).map(toHex);
    return { head: headOver(size), hashes };
  };
  const [one, two] = [earlierOf(9), earlierOf(12)] as const;
  const check = (...earlier: Earlier[]) =>
    verifyProof({ ...file, earlier }, { sha256, verifySignature: async () => undefined });
  expect((await check(one)).earlier).toBe('unknown');
  expect((await check(one, { ...two, hashes: [] })).earlier).toBe('failed');
  expect((await check()).earlier).toBe('passed');
});

type Earlier = ProofFile['earlier'][number];

test('the verdict names the key, and the check reports its progress', async () => {
  const file = proofOf([2, 3]);
  const told: number[] = [];
  const tools = { sha256, verifySignature: nodeSignatures, tell: (done: number) => told.push(done) };
  expect((await verifyProof(file, tools)).key).toEqual({ id: file.head.key, publicKey });
  expect(told).toEqual([2]);
});

test.each(['signature', 'tree', 'events', 'earlier'] as const)('all has passed only if the %s has', async (part) => {
  const verdict = await verified(proofOf([2]));
  expect(hasPassed(verdict)).toBe(true);
  expect(hasPassed({ ...verdict, [part]: 'unknown' })).toBe(false);
  expect(hasPassed({ ...verdict, [part]: 'failed' })).toBe(false);
});

test.each([
  ['', 'JSON'],
  ['[]', 'file'],
  ['{"format":"other"}', 'file.format'],
  [JSON.stringify({ ...proofOf([2]), keys: [{}] }), 'file.keys[0].id'],
  [JSON.stringify({ ...proofOf([2]), hashes: ['x'] }), 'file.hashes[0]'],
  [JSON.stringify({ ...proofOf([2, 3]), entries: proofOf([2, 3]).entries.toReversed() }), 'file.entries[1].number'],
  [JSON.stringify({ ...proofOf([2]), head: { ...proofOf([2]).head, size: 2 } }), 'file.entries[0].number'],
  [JSON.stringify({ ...proofOf([2]), entries: {} }), 'file.entries'],
  [
    JSON.stringify({ ...proofOf([2]), entries: [...proofOf([2]).entries, ...proofOf([2]).entries] }),
    'file.entries[1].number',
  ],
  [JSON.stringify({ ...proofOf([2]), note: 'checked' }), 'file.note'],
  [JSON.stringify({ ...proofOf([2]), head: { ...proofOf([2]).head, by: 'notary' } }), 'file.head.by'],
  [JSON.stringify(proofOf([2])).replace('"type":', '"type":"Hidden","type":'), 'a field that is there twice'],
  [JSON.stringify(proofOf([2])).replace('"data":{', '"data":{"n" : 1,'), 'a field that is there twice'],
])('refuses a foreign file with the place of the fault: %.30s', (text, place) => {
  expect(() => readProofFile(text)).toThrow(new NoProofFile(place));
});

test('does not read a text as a field', async () => {
  const file = proofOf([2]);
  const events = file.events.map((event) => ({
    ...event,
    data: { text: '"a": 1, "a\\": "b" : ', list: [{}, ['c:']] },
  }));
  const verdict = await verified({ ...file, events });
  expect(verdict).toMatchObject({ events: 'failed', fault: { what: 'changed' } });
  expect(() => readProofFile(JSON.stringify(file, undefined, 2))).not.toThrow();
});

const verified = (file: ProofFile) =>
  verifyProof(readProofFile(JSON.stringify(file)), { sha256, verifySignature: nodeSignatures });

const nodeSignatures: VerifySignature = async ({ publicKey: raw, text, signature }) => {
  const key = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(raw).toString('base64url') };
  return verify(null, text, { key, format: 'jwk' }, signature);
};

function proofOf(chosen: readonly number[]): ProofFile {
  const inFile = new Set(chosen);
  const entries = chosen.map((number) => {
    const { id, stream, revision, position, metadata } = log[number] as (typeof log)[0];
    const before = inFile.has(number - 3) || number < 3 ? {} : { before: toHex(linked[number - 3] as Uint8Array) };
    const hash = toHex(linked[number] as Uint8Array);
    return { number, position, id, stream, revision, at: metadata.at, hash, ...before };
  });
  const head = headOver(log.length);
  return {
    ...{ format: proofFormat, made: '2026-02-01T00:00:00.000Z', head, keys: [{ id: head.key, publicKey }], entries },
    hashes: stretchesBeside(log.length, chosen).map(rootOver).map(toHex),
    earlier: [],
    events: chosen.map((number) => log[number] as (typeof log)[0]),
  };
}

function headOver(size: number): SignedHead {
  const tree = growingTree({ join: hashes.ofPair });
  for (const [n, link] of linked.slice(0, size).entries()) tree.push(hashes.ofEntry(n, link));
  const root = toHex(tree.root() ?? new Uint8Array());
  return signed({ log: 'id-0', size, root, position: '200', added: size, time: '2026-02-01T00:00:00.000Z' });
}

function signed(head: Head): SignedHead {
  const key = idOfKey(Buffer.from(publicKey, 'hex'), sha256);
  return { ...head, key, signature: toHex(sign(null, Buffer.from(headText(head)), privateKey)) };
}

function rootOver({ from, to }: Stretch): Uint8Array {
  if (to - from === 1) return hashes.ofEntry(from, linked[from] as Uint8Array);
  const middle = from + splitOf(to - from);
  return createHash('sha256')
    .update('\u0001')
    .update(rootOver({ from, to: middle }))
    .update(rootOver({ from: middle, to }))
    .digest();
}

function keyPair(): Readonly<{ privateKey: KeyObject; publicKey: string }> {
  const pair = generateKeyPairSync('ed25519');
  const { x = '' } = pair.publicKey.export({ format: 'jwk' });
  return { privateKey: pair.privateKey, publicKey: Buffer.from(x, 'base64url').toString('hex') };
}
