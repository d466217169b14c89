import type { Locale } from '#domain/kernel/contract.ts';
import type { User } from '#domain/users/decider.ts';
import type { ExportFile, TakeTools } from '../../command-area.ts';
import { textFile } from '../../export-file.ts';
import { streamsOfPerson } from '../streams-of-person.ts';
import { historyFiles } from './history-files.ts';
import { readMe } from './read-me.ts';

type Whose = Readonly<{ userId: string; user: User; locale: Locale }>;

/** Everything about a person (Articles 15 and 20 GDPR), by the log and what belongs to it; read when its turn comes. */
export async function personFiles(tools: TakeTools, { userId, user, locale }: Whose): Promise<readonly ExportFile[]> {
  const { everyArea, asStored } = tools;
  // Nothing needs to be opened to find them.
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
