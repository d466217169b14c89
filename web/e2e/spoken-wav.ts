import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Session, spoken } from '#infra/lab/testing/spoken-sound.ts';

/** A talk as a wav file, for the running test. */
export async function spokenWav(name: string, session: Session): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'rostra-wav-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const file = path.join(directory, name);
  await writeFile(file, spoken(session));
  return file;
}
