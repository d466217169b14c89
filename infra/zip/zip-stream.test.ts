import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readZip } from '#infra/lab/testing/read-zip.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

test('keeps content, name and date of files, compressed or not', async () => {
  const modifiedAt = new Date('2026-11-21T10:00:00.000Z');
  const archive = await buffer(
    zipStream([
      { ...text('Übersicht/Größe.txt', 'a'.repeat(10_000)), modifiedAt },
      { ...text('media.wav', 'b'.repeat(10_000)), isPacked: true },
      text('empty.txt', ''),
    ]),
  );
  const read = await readZip(archive);
  expect([...read.keys()]).toEqual(['Übersicht/Größe.txt', 'media.wav', 'empty.txt']);
  expect(read.get('Übersicht/Größe.txt')?.toString()).toBe('a'.repeat(10_000));
  expect(read.get('media.wav')?.toString()).toBe('b'.repeat(10_000));
  expect(archive.length).toBeGreaterThan(10_000);
  expect(archive.length).toBeLessThan(11_000);
});

test('leaves out a file that is gone when its turn comes', async () => {
  const gone: ZipEntry = { name: 'gone.txt', open: async () => null };
  const read = await readZip(await buffer(zipStream([gone, text('one.txt', 'x'), gone, text('two.txt', 'y'), gone])));
  expect([...read.keys()]).toEqual(['one.txt', 'two.txt']);
});

test('makes an empty archive', async () => {
  expect((await readZip(await buffer(zipStream([])))).size).toBe(0);
});

test('opens files one after the other, and only while the archive is read', async () => {
  const opened: string[] = [];
  const large = (name: string): ZipEntry => ({
    name,
    isPacked: true,
    open: async () => {
      opened.push(name);
      return Readable.from(Array.from({ length: 64 }, () => Buffer.alloc(65_536)));
    },
  });
  const archive = zipStream([large('one'), large('two'), large('three')]);
  await once(archive, 'readable');
  expect(opened).toEqual(['one']);
  expect((await readZip(await buffer(archive))).size).toBe(3);
  expect(opened).toEqual(['one', 'two', 'three']);
});

test.each<[string, () => Promise<Readable>]>([
  ['that cannot be opened', () => Promise.reject(new Error('gone'))],
  [
    'that breaks off',
    async () =>
      Readable.from(
        (function* () {
          yield Buffer.alloc(10);
          throw new Error('gone');
        })(),
      ),
  ],
])('fails the archive for a file %s', async (_what, open) => {
  await expect(buffer(zipStream([text('fine.txt', 'x'), { name: 'broken', open }]))).rejects.toThrow('gone');
});

test('closes the open file when the archive is cancelled', async () => {
  const endless = new Readable({ read: () => void endless.push(Buffer.alloc(65_536)) });
  const archive = zipStream([{ name: 'endless', isPacked: true, open: async () => endless }]);
  archive.once('readable', () => archive.destroy());
  await once(endless, 'close');
});

function text(name: string, content: string): ZipEntry {
  return { name, open: async () => Readable.from([Buffer.from(content)]) };
}
