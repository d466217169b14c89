import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import type { Actor } from '#domain/kernel/message.ts';
import { personalFields as personal } from '#domain/personal-fields.ts';
import type { DataExportCommand } from '#domain/privacy/decider.ts';
import { refer } from '#infra/blobs/blob-references.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { createDiskBlobs } from '#infra/blobs/disk-blobs.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { anyRevision, noStream } from '#infra/event-store/event-store.ts';
import { newId } from '#infra/ids.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { readZip } from '#infra/lab/testing/read-zip.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { erasuresFile } from '#infra/persons/erasures.ts';
import { JobInterrupted } from '#infra/queue/job.ts';
import { openLog } from '#infra/start-up/open-log.ts';
import { commandAreaList } from '../../areas.ts';
import type { PrintReport } from '../../command-area.ts';
import { erasePerson } from '../erase-person.ts';
import { makeExportHandler } from './export-handlers.ts';
import { loadExport, toDataExport } from './stored-export.ts';

const [ada, session, first, auditor] = ['a'.repeat(32), 'b'.repeat(32), '1'.repeat(32), 'c'.repeat(32)];

test('an interrupted job leaves nothing, and a retry makes the complete archive', async () => {
  const { tools, run, archives, blobsThere } = await withPerson();
  const before = await blobsThere();
  const stop = new AbortController();
  const stopping: BlobStore = {
    ...tools.blobs,
    open: async (...given) => {
      stop.abort(new JobInterrupted('stopped'));
      return tools.blobs.open(...given);
    },
  };
  await expect(run({ blobs: stopping }, stop.signal)).rejects.toThrow('stopped');
  expect(await blobsThere()).toEqual(before);
  await run();
  const [archive] = await archives();
  expect((await readZip(archive ?? Buffer.alloc(0))).get(recordingName)?.toString()).toBe('what was said');
});

test('keeps one archive if two workers run the same job', async () => {
  const { run, state, archives } = await withPerson();
  await Promise.all([run(), run()]);
  expect((await state())?.status).toBe('ready');
  expect(await archives()).toHaveLength(1);
  await run();
  expect(await archives()).toHaveLength(1);
});

test.each<[string, DataExportCommand]>([
  ['removed', { type: 'RemoveDataExport', data: { reason: 'asked' } }],
  ['given up', { type: 'FailDataExport', data: { exportId: first, reason: 'internal' } }],
])('drops the archive of an export that was %s meanwhile', async (_what, command) => {
  const { tools, run, send, archives } = await withPerson();
  await run({ blobs: before(tools.blobs, () => send(command)) });
  expect(await archives()).toEqual([]);
});

test('leaves nothing of a person who is erased while the archive is made', async () => {
  const { tools, run, state, blobsThere, erase, pool } = await withPerson();
  await run({ blobs: before(tools.blobs, erase) });
  expect(await blobsThere()).toEqual([]);
  expect((await state())?.status).toBe('removed');
  for (const table of ['data_export_progress', 'blob_reference'])
    expect((await pool.query(`select 1 from ops.${table}`)).rowCount).toBe(0);
});

test('an erasure deletes the archive', async () => {
  const { run, blobsThere, archives, erase } = await withPerson();
  await run();
  expect(await archives()).toHaveLength(1);
  await erase();
  expect(await blobsThere()).toEqual([]);
});

test('lists a lost recording as missing and completes the archive', async () => {
  const { tools, run, archives, recording } = await withPerson();
  await tools.blobs.delete(recording);
  await run();
  const [archive] = await archives();
  const files = await readZip(archive ?? Buffer.alloc(0));
  expect(files.has(recordingName)).toBe(false);
  expect(JSON.parse(files.get(`${folder}/report.json`)?.toString() ?? '')).toMatchObject({ missing: ['media'] });
});

test('leaves out a session that is deleted while the archive is made', async () => {
  const { tools, run, state, archives, recording, append } = await withPerson();
  const deleting: BlobStore = {
    ...tools.blobs,
    sizeOf: async (address) => {
      const size = await tools.blobs.sizeOf(address);
      if (address === recording && size !== undefined) await append(`session-${session}`, 'SessionDeleted', {});
      return size;
    },
  };
  await run({ blobs: deleting });
  const files = await readZip((await archives())[0] ?? Buffer.alloc(0));
  expect([...files.keys()].filter((name) => name.startsWith('sessions/'))).toEqual([]);
  expect(files.get('sessions.csv')?.toString()).not.toContain('Rede');
  expect(await state()).toMatchObject({ status: 'ready' });
});

test('lists a report that cannot be printed as missing', async () => {
  const { run, archives, append } = await withPerson();
  const position = await append(`session-${session}`, 'AnalysisSucceeded', { score: 8, parts: [] });
  const printReport = vi.fn<PrintReport>(async () => null);
  await run({ printReport });
  expect(printReport.mock.calls).toEqual([[{ id: session, ownerId: ada, locale: 'en', position }]]);
  const files = await readZip((await archives())[0] ?? Buffer.alloc(0));
  expect(files.has(`${folder}/report.pdf`)).toBe(false);
  expect(JSON.parse(files.get(`${folder}/report.json`)?.toString() ?? '')).toMatchObject({ missing: ['paper'] });
});

test('names an auditor by the role at the time of the look-up', async () => {
  const { run, archives, append } = await withPerson();
  const at = '2026-11-21T09:00:00.000Z';
  const actor = { kind: 'user', id: auditor } as const;
  const rolesOfAuditor = (roles: readonly string[]) => append(`user-${auditor}`, 'RolesChanged', { roles });
  const look = (stream: string) => append(`lookup-${auditor}_20261121`, 'HistoryRead', { stream, at }, actor);
  await rolesOfAuditor(['admin']);
  await look(`session-${session}`);
  await rolesOfAuditor(['auditor']);
  await look(`user-${ada}`);
  await look(`user-${auditor}`);
  await rolesOfAuditor([]);
  await run();
  const files = await readZip((await archives())[0] ?? Buffer.alloc(0));
  expect(files.get('look-ups.csv')?.toString()).toBe(
    `\uFEFFat,what,by,stream\r
${at},Looked at what happened: one of your talks,somebody with the role admin,session-${session}\r
${at},Looked at what happened: your account,somebody with the role auditor,user-${ada}\r
`,
  );
});

test('marks the export as failed when its job is given up', async () => {
  const { handler, job, state } = await withPerson();
  await handler().giveUp?.(job, 'storage_full');
  await handler().giveUp?.(job, 'storage_full');
  expect((await state())?.status).toBe('failed');
});

const folder = `sessions/2026-11-20 Rede (${session.slice(0, 8)})`;
const recordingName = `${folder}/recording.wav`;

/** Runs `what` after the archive is complete and before it is kept. */
const before = (blobs: BlobStore, what: () => Promise<unknown>): BlobStore => ({
  ...blobs,
  put: async (...given) => {
    const stored = await blobs.put(...given);
    await what();
    return stored;
  },
});

async function withPerson() {
  const { pool, notifications } = await freshDatabase();
  const data = await testDirectory();
  const { store, asStored, hashes } = await openLog({}, { pool, notifications, data, personal, upcasters: {} });
  const blobs = await createDiskBlobs(path.join(data, 'blobs'));
  const { address: recording, size } = await blobs.put(ada, Readable.from([Buffer.from('what was said')]));
  await refer(pool, recording, session);
  const media = { address: recording, size, contentType: 'audio/wav' };
  const user = { email: 'ada@example.org', username: 'ada', firstName: 'Ada', lastName: 'L', locale: 'en', roles: [] };
  for (const [stream, type, content] of [
    [`user-${ada}`, 'UserRegistered', user],
    [
      `session-${session}`,
      'SessionCreated',
      { ownerId: ada, name: 'Rede', recordedAt: '2026-11-20T10:00:00.000Z', media },
    ],
  ] as const)
    await store.append(stream, noStream, [{ ...newEvent(content), type }]);

  const append = (stream: string, type: string, content: object, actor: Actor = { kind: 'system', id: 'test' }) => {
    const { metadata, ...event } = newEvent(content);
    return store.append(stream, anyRevision, [{ ...event, type, metadata: { ...metadata, actor } }]);
  };
  const handle = createCommandHandler({ store, hashes });
  const printReport: PrintReport = async () => null;
  const tools = { pool, store, asStored, blobs, handle, printReport, everyArea: commandAreaList };
  const send = (command: DataExportCommand) => {
    const commandId = newId();
    const cause = { commandId, correlationId: commandId, actor: { kind: 'user', id: ada } } as const;
    return handle({ ...cause, ...toDataExport(ada, command) });
  };
  await send({ type: 'RequestDataExport', data: { exportId: first, locale: 'en', pauseHours: 24 } });

  const payload = { userId: ada, exportId: first, locale: 'en' } as const;
  const about = { kind: 'data-export', key: first, ownerId: ada, payload, lastError: null, correlationId: first };
  const job = { ...about, id: first, attempt: 1, maxAttempts: 4 };
  const handler = (other: Partial<typeof tools> = {}) => makeExportHandler({ ...tools, ...other });
  const addresses = async () => {
    const found: string[] = [];
    for await (const { address } of blobs.list()) found.push(address);
    return found;
  };
  return {
    ...{ tools, pool, send, append, handler, job, recording, blobsThere: addresses },
    run: (other: Partial<typeof tools> = {}, signal = new AbortController().signal) => handler(other).run(job, signal),
    state: () => loadExport(store, ada),
    archives: async () =>
      Promise.all(
        (await addresses())
          .filter((address) => address !== recording)
          .map(async (address) => buffer((await blobs.open(address)).stream)),
      ),
    erase: () =>
      erasePerson(
        { ...tools, erasures: erasuresFile(path.join(data, 'erasures')) },
        { person: ada, at: new Date().toISOString(), reason: 'requested' },
      ),
  };
}
