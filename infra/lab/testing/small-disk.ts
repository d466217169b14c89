import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const run = (program: string, ...given: readonly string[]) => spawnSync(program, given);

/** Mounts a disk of 1 MB that can really get full. Undefined if this process may not mount one. */
export async function mountSmallDisk(): Promise<Readonly<{ path: string; unmount: () => Promise<void> }> | undefined> {
  const directory = await mkdtemp(path.join(tmpdir(), 'small-disk-'));
  const { status } = run('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', directory);
  const unmount = async () => {
    run('umount', directory);
    await rm(directory, { recursive: true, force: true });
  };
  if (status === 0) return { path: directory, unmount };
  await rm(directory, { recursive: true });
  return undefined;
}
