import { describe, expect, test } from 'vitest';
import { NoProofFile, readHeads } from './proof-file.ts';

const head = {
  ...{ log: 'id-0', size: 3, root: 'ab'.repeat(32), position: '20', added: 1, time: '2026-02-01T00:00:00.000Z' },
  ...{ key: 'cd'.repeat(8), signature: 'ef'.repeat(64) },
};
const newer = { ...head, size: 4, publicKey: '01'.repeat(32) };
const line = (change: object = {}) => JSON.stringify({ ...head, ...change });

test('heads are read line by line, with their public key where they have one', () => {
  expect(readHeads(`${line()}\n\n  \n${JSON.stringify(newer)}\n`)).toEqual([head, newer]);
  expect(readHeads('')).toEqual([]);
});

test('a line that a crash cut off is left out, and the others are not', () => {
  expect(readHeads(`${line()}\n${line().slice(0, 40)}\n${line({ size: 9 })} \n{`)).toEqual([
    head,
    { ...head, size: 9 },
  ]);
});

describe('a line that is no head is refused with its number', () => {
  test.each([
    [{ size: -1 }, 'size'],
    [{ size: 1.5 }, 'size'],
    [{ size: '3' }, 'size'],
    [{ log: 7 }, 'log'],
    [{ root: `${'ab'.repeat(32)}0` }, 'root'],
    [{ root: `x${'ab'.repeat(32)}` }, 'root'],
    [{ position: '-1' }, 'position'],
    [{ position: '1e3' }, 'position'],
    [{ added: null }, 'added'],
    [{ time: undefined }, 'time'],
    [{ key: null }, 'key'],
    [{ signature: 'ab' }, 'signature'],
    [{ publicKey: 'ab' }, 'publicKey'],
    [{ publicKey: null }, 'publicKey'],
    [{ by: 'notary' }, 'by'],
  ])('%j', (change, field) => {
    expect(() => readHeads(`${line()}\n${line(change)}`, 'kept.jsonl')).toThrow(
      new NoProofFile(`kept.jsonl, line 2.${field}`),
    );
  });

  test.each(['null', '[]', '7'])('%s', (text) => {
    expect(() => readHeads(text)).toThrow(new NoProofFile('heads, line 1'));
  });

  test('that is no JSON, or has a field twice', () => {
    expect(() => readHeads('head')).toThrow(new NoProofFile('JSON'));
    expect(() => readHeads(line().replace('"size":', '"size":9,"size":'))).toThrow(
      new NoProofFile('a field that is there twice'),
    );
  });
});

test('a refusal names itself and the place', () => {
  expect(new NoProofFile('file.head')).toMatchObject({
    ...{ name: 'NoProofFile', place: 'file.head', message: 'this is no proof file (file.head)' },
  });
});
