import type { Pool } from 'pg';
import type { Locale } from '#domain/kernel/contract.ts';
import type { User } from '#domain/users/decider.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { streamsOfPerson } from '../../../streams-of-person.ts';
import { userStream } from '../../stored-user.ts';
import { exportStream } from '../export-orders.ts';
import { accountFiles } from './account-files.ts';
import { type ExportFile, textFile } from './export-file.ts';
import { historyFiles } from './history-files.ts';
import { lookUpFiles } from './look-up-files.ts';
import { readMe } from './read-me.ts';
import { type PrintReport, talkFiles } from './talk-files.ts';

type Tools = Readonly<{
  pool: Pool;
  store: EventStore;
  asStored: EventStore;
  blobs: BlobStore;
  printReport: PrintReport;
}>;
type Whose = Readonly<{ userId: string; user: User; locale: Locale }>;

/** Everything about a person (Articles 15 and 20 GDPR), by the log and what belongs to it; read when its turn comes. */
export async function personFiles(tools: Tools, { userId, user, locale }: Whose): Promise<readonly ExportFile[]> {
  const { store, asStored } = tools;
  // Nothing needs to be opened to find them.
  const { sessionIds, names, quotas } = await streamsOfPerson(asStored, userId);
  const sessions = sessionIds.map((id) => `session-${id}`);
  const streams = [userStream(userId), ...names, exportStream(userId), ...quotas, ...sessions];
  const { name, text } = readMe[locale];
  const madeAt = new Date();
  return [
    textFile(name, () => text({ username: user.username, madeAt })),
    ...accountFiles(tools, { userId, user, quotas }),
    ...historyFiles(store, { userId, locale, streams }),
    ...lookUpFiles(store, { userId, locale, streams }),
    ...(await talkFiles(tools, { userId, locale, sessionIds })),
  ];
}
