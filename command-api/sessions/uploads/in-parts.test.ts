import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { inParts } from './in-parts.ts';

async function* of(...chunks: string[]) {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

async function partsOf(source: AsyncIterable<Buffer>, most: number, parts: string[] = []): Promise<string[]> {
  for await (const part of inParts(source, most)) parts.push(await text(part));
  return parts;
}

test('cuts a source into parts, wherever its chunks end', async () => {
  expect(await partsOf(of('abc', 'defgh', 'ij'), 4)).toEqual(['abcd', 'efgh', 'ij']);
});

test('gives no part for an empty source', async () => {
  expect(await partsOf(of(), 4)).toEqual([]);
});

test('ends the current part of a failing source, and then throws its error', async () => {
  async function* failing() {
    yield* of('abcdef');
    throw new Error('the connection broke');
  }
  const parts: string[] = [];
  await expect(partsOf(failing(), 4, parts)).rejects.toThrow('the connection broke');
  expect(parts).toEqual(['abcd', 'ef']);
});
