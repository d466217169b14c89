import { loadUser } from '#command-api/users/for-others.ts';
import type { JobPayload } from '#domain/jobs.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { DataExportEvent } from '#domain/privacy/events.ts';
import { release } from '#infra/blobs/blob-references.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import type { NewJob } from '../../queue.ts';
import { cancel } from '../../queue.ts';
import type { Reaction, ReactionTools } from '../../reaction.ts';
import { deleteProgress } from './progress.ts';
import { readyMail } from './ready-mail.ts';

/** Nobody waits for it at a screen. */
const priority = 3;
/** Never gives up: otherwise the archive would stay. */
const endAttempts = 1_000_000;

const makeExport = (payload: JobPayload<'data-export'>): NewJob => ({
  ...{ kind: 'data-export' as const, key: payload.exportId, ownerId: payload.userId },
  ...{ payload, priority },
});

const endExport = (payload: JobPayload<'data-export-end'>, delaySeconds: number): NewJob => ({
  ...{ kind: 'data-export-end' as const, key: payload.exportId, ownerId: payload.userId },
  ...{ payload, priority, maxAttempts: endAttempts, delaySeconds },
});

type FinishedExport = Extract<DataExportEvent, { type: 'DataExportMade' }>['data'];

/** Starts the job that makes the archive, mails the person when it is ready, and removes it when it has expired. */
export const dataExportReaction = (blobs: BlobStore): Reaction => ({
  name: 'data-exports',
  streams: ['export-'],
  types: [
    'DataExportRequested',
    'DataExportMade',
    'DataExportFailed',
    'DataExportRemoved',
  ] satisfies readonly DataExportEvent['type'][],
  async react(event, tools) {
    const { put, write } = tools;
    const { type, data, stream } = event as Recorded<DataExportEvent>;
    const { exportId } = data;
    const userId = idOf(stream);
    if (type === 'DataExportRequested') return put(makeExport({ userId, exportId, locale: data.locale }));
    write((client) => deleteProgress(client, userId));
    if (type === 'DataExportMade') return made(userId, data, tools);
    if (type === 'DataExportRemoved') {
      write(async (client) => {
        for (const kind of ['data-export', 'data-export-end'] as const) await cancel(client, { kind, key: exportId });
        await release(client, exportId, blobs);
      });
    }
  },
});

async function made(
  userId: string,
  { exportId, madeAt, expiresAt }: FinishedExport,
  { put, write, store, publicUrl }: ReactionTools,
) {
  put(endExport({ userId, exportId }, (Date.parse(expiresAt) - Date.parse(madeAt)) / 1_000));
  const user = await loadUser(store, userId);
  if (!user) return;
  const firstName = user.emailVerified ? user.firstName : undefined;
  const { email: to, locale } = user;
  const mail = readyMail({ to, locale, firstName, link: `${publicUrl()}/settings/privacy`, expiresAt });
  write((client) => putMail(client, mail, userId));
}
