import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** For tests: a new directory that is gone after the test. */
export async function testDirectory(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'test-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}
