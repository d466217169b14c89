import type { User } from '#command-api/users/for-others.ts';
import { loadUser } from '#command-api/users/for-others.ts';
import type { Locale } from '#domain/kernel/contract.ts';
import { refer, releaseOne } from '#infra/blobs/blob-references.ts';
import { uuidv5 } from '#infra/ids.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { Job } from '#infra/queue/job.ts';
import { type ZipEntry, zipStream } from '#infra/zip/zip-stream.ts';
import type { ExportFile, TakeTools } from '../../command-area.ts';
import type { Cause } from '../../commands.ts';
import { textFile } from '../../export-file.ts';
import type { JobHandler, JobOf } from '../../job-handler.ts';
import { streamsOfPerson } from '../streams-of-person.ts';
import { historyFiles } from './history-files.ts';
import { tellProgress } from './progress.ts';
import { readMe } from './read-me.ts';
import { loadExport, toDataExport } from './stored-export.ts';
import { watched } from './watched.ts';

/** Makes the archive. A retry makes another one; the first one that is recorded counts. */
export const makeExportHandler = (tools: TakeTools): JobHandler<'data-export'> => ({
  isLarge: true,
  async run(job, signal) {
    const { userId, exportId, locale } = job.payload;
    const user = await loadUser(tools.store, userId);
    if (!user || !(await isWanted(tools, userId, exportId))) return;
    const files = await personFiles(tools, { userId, user, locale });
    const expected = files.reduce((bytes, { size }) => bytes + size, 0);
    const tell = (bytes: number) =>
      tellProgress(tools.pool, { userId, exportId, share: Math.min(0.99, bytes / expected) });
    const { entries, opened } = counted(files);
    const archive = await tools.blobs.put(userId, watched(zipStream(entries), { tell, signal }));
    await keep(tools, job, { ...archive, files: opened() });
  },
  async giveUp(job, code) {
    const { userId, exportId } = job.payload;
    const reason = code === 'storage_full' ? code : 'internal';
    const command = { type: 'FailDataExport', data: { exportId, reason } } as const;
    await tools.handle({ ...causeOf(job, command.type), ...toDataExport(userId, command) });
  },
});

/** Counts the files that are really in the archive: a file that is gone when it is opened is left out. */
function counted(files: readonly ZipEntry[]) {
  let count = 0;
  const entries = files.map(
    (file): ZipEntry => ({
      ...file,
      open: async () => {
        const content = await file.open();
        if (content) count += 1;
        return content;
      },
    }),
  );
  return { entries, opened: () => count };
}

type Archive = Readonly<{ address: string; size: number; files: number }>;

/** Drops the archive if the export was removed or another worker was faster. */
async function keep(
  { pool, blobs, handle }: TakeTools,
  job: JobOf<'data-export'>,
  { address, size, files }: Archive,
): Promise<void> {
  const { userId, exportId } = job.payload;
  await refer(pool, address, exportId);
  // Each worker sends its own command. If two workers made an archive, the second command changes nothing.
  const cause = causeOf(job, `CompleteDataExport ${address}`);
  const command = { type: 'CompleteDataExport', data: { exportId, archive: { address, size }, files } } as const;
  const { state } = await handle({ ...cause, ...toDataExport(userId, command) });
  if (state?.id === exportId && state.address === address) return;
  await inTransaction(pool, (client) => releaseOne(client, { address, by: exportId }, blobs));
}

async function isWanted({ store }: TakeTools, userId: string, exportId: string): Promise<boolean> {
  const latest = await loadExport(store, userId);
  return latest?.id === exportId && latest.status === 'making';
}

/** Removes the expired archive. */
export const endExportHandler = ({ handle }: Pick<TakeTools, 'handle'>): JobHandler<'data-export-end'> => ({
  async run(job) {
    const { userId, exportId } = job.payload;
    const command = { type: 'RemoveDataExport', data: { exportId, reason: 'expired' } } as const;
    await handle({ ...causeOf(job, command.type), ...toDataExport(userId, command) });
  },
});

const causeOf = ({ id, kind, correlationId }: Job, step: string): Cause => ({
  commandId: uuidv5(id, step),
  correlationId,
  actor: { kind: 'system', id: kind },
});

type Whose = Readonly<{ userId: string; user: User; locale: Locale }>;

/** All of a person's data (Articles 15 and 20 GDPR), from the log and the areas. Each file is read when the archive reaches it. */
async function personFiles(tools: TakeTools, { userId, user, locale }: Whose): Promise<readonly ExportFile[]> {
  const { everyArea, asStored } = tools;
  // Finding the streams needs no decryption.
  const streams = await streamsOfPerson(asStored, userId);
  const { name, text } = readMe[locale];
  const contents = everyArea.map(({ takeAlong }) => takeAlong.contents[locale]).filter(Boolean);
  const madeAt = new Date();
  const files: ExportFile[] = [
    textFile(name, () => text({ username: user.username, madeAt, contents: contents.join('\n') })),
    ...historyFiles(tools, { userId, locale, streams }),
  ];
  for (const { takeAlong } of everyArea) files.push(...(await takeAlong.files({ userId, locale, streams }, tools)));
  return files;
}
