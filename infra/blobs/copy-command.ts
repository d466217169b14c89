import path from 'node:path';
import { readSettings } from '../config/settings.ts';
import type { CommandLine } from '../start-up/command-line.ts';
import { openDataDirectory } from '../start-up/data-directory.ts';
import { StartupError } from '../start-up/startup-error.ts';
import { blobLocationFault } from './blob-location.ts';
import { copyBlobs, copyNames } from './copy-blobs.ts';
import { openBlobs } from './open-blobs.ts';

const usage = `npm run blobs -- copy FROM TO   copies all recordings and results; each is file:///… or s3://bucket?…, as BLOB_URL is
What is there already is passed over, so it may be interrupted and repeated. Each copy is read back and compared by its hash; one that differs is deleted there.`;

/** `npm run blobs`, beside a running server or alone. @throws StartupError with the usage */
export async function copyCommand({ words, env, tell }: CommandLine): Promise<boolean> {
  const [name, from = '', to = '', ...more] = words;
  if (name !== 'copy' || !from || !to || more.length > 0) throw new StartupError(usage);
  for (const address of [from, to]) {
    const fault = blobLocationFault(address);
    if (fault) throw new StartupError(`${address} is no place for blobs: ${fault}.`);
  }
  const settings = readSettings(env);
  const data = await openDataDirectory(settings.DATA_DIR);
  const names = copyNames();
  const source = await openBlobs({ ...settings, BLOB_URL: from }, { data, use: 'read' });
  const target = await openBlobs({ ...settings, BLOB_URL: to }, { data, addressOf: names.addressOf });
  try {
    const temporary = path.join(data, 'temporary');
    const { copied, there, different } = await copyBlobs({ from: source, to: target, names, temporary, tell });
    tell(`${copied} copied, ${there} were there`);
    for (const address of different) tell(`${address} reads otherwise there than here, and was deleted there`);
    return different.length === 0;
  } finally {
    source.close();
    target.close();
  }
}
