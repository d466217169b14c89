import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

type AtEnd = (end: () => Promise<void>) => void;

/** A new directory that is removed after the test, or by `atEnd`. */
export async function testDirectory(atEnd: AtEnd = onTestFinished): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'test-'));
  atEnd(() => rm(directory, { recursive: true, force: true }));
  return directory;
}
