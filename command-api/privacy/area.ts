import type { Pool } from 'pg';
import { loadUser } from '#command-api/users/for-others.ts';
import type { privacyArea } from '#domain/privacy/area.ts';
import type { privacyCommands } from '#domain/privacy/contract/calls.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import { permitted } from '#infra/http/rules.ts';
import { uuidv5 } from '#infra/ids.ts';
import { confirmationFor } from '../administration/for-others.ts';
import type { CommandHandler, CommandTools } from '../command-area.ts';
import { type CommandArea, nothingToTakeAlong } from '../command-area.ts';
import type { Cause } from '../commands.ts';
import type { JobHandler } from '../job-handler.ts';
import { deletionHandler, deletionReaction } from './account-deletion.ts';
import { removeDataExport, requestDataExport } from './data-export/calls.ts';
import { endExportHandler, makeExportHandler } from './data-export/export-handlers.ts';
import { deleteProgress } from './data-export/progress.ts';
import { dataExportReaction } from './data-export/reaction.ts';
import { toDataExport } from './data-export/stored-export.ts';
import { type ErasureTools, erasePerson } from './erase-person.ts';
import { eraseUser } from './erase-user.ts';
import { erasureReaction } from './reactions.ts';

/** An admin erases a person. This call only records it; reactions to the event do the erasure. */
const eraseUserCall = (tools: CommandTools): CommandHandler<typeof privacyCommands.EraseUser> => ({
  allow: permitted(administersUsers),
  claims: 'before',
  async run({ params: { id }, body: { ground, reason }, request, ...asked }) {
    const { pool, store } = tools;
    const { principal, send } = asked;
    // A repeat for a person who is erased already needs no confirmation.
    const isThere = (await loadUser(store, id)) !== null;
    const deed = { kind: 'erase', userId: id, ground } as const;
    const confirmationId = isThere ? await confirmationFor(tools, asked, { deed, reason }) : null;
    if (confirmationId) return { id, confirmationId };
    await eraseUser({ pool, store, write: send }, { userId: id, reason: ground, note: reason });
    // Logged as a warning, so that the default log level keeps it.
    request.log.warn({ userId: principal().id, erased: id, ground }, 'a person is erased');
    return { id };
  },
});

type Tools = Readonly<{ pool: Pool; handle: Handle }>;
type Whose = Readonly<{ ownerId: string; cause: Cause }>;

/** Removes the request, so that an archive in progress is dropped. A finished archive is deleted with the other blobs. */
async function forgetDataExport({ pool, handle }: Tools, { ownerId, cause }: Whose): Promise<void> {
  const command = { type: 'RemoveDataExport', data: { reason: 'erased' } } as const;
  await handle({ ...cause, commandId: uuidv5(cause.commandId, command.type), ...toDataExport(ownerId, command) });
  await deleteProgress(pool, ownerId);
}

/** Carries out an erasure that is recorded in the log. */
const erasureHandler = (tools: ErasureTools): JobHandler<'erasure'> => ({
  run: ({ payload }) => erasePerson(tools, payload),
});

export const privacy: CommandArea<typeof privacyArea> = {
  commands: (tools) => ({
    RequestDataExport: requestDataExport(tools),
    RemoveDataExport: removeDataExport,
    EraseUser: eraseUserCall(tools),
  }),
  uploads: () => ({}),
  follows: (tools) => ({
    reactions: [erasureReaction, deletionReaction, dataExportReaction(tools.blobs)],
    jobs: {
      erasure: erasureHandler(tools),
      'account-deletion': deletionHandler(tools),
      'data-export': makeExportHandler(tools),
      'data-export-end': endExportHandler(tools),
    },
  }),
  forget: ({ person, cause }, tools) => forgetDataExport(tools, { ownerId: person, cause }),
  takeAlong: nothingToTakeAlong,
  streamWords: {
    export: { de: 'Ihre Archive', en: 'your archives' },
  },
};
