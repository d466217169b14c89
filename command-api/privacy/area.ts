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

/** An admin has somebody erased; whatever has to be done for it follows from the event. */
const eraseUserCall = (tools: CommandTools): CommandHandler<typeof privacyCommands.EraseUser> => ({
  allow: permitted(administersUsers),
  claims: 'before',
  async run({ params: { id }, body: { ground, reason }, request, ...asked }) {
    const { pool, store } = tools;
    const { principal, send } = asked;
    // Asked again about somebody who is erased already, nobody has to confirm it.
    const isThere = (await loadUser(store, id)) !== null;
    const deed = { kind: 'erase', userId: id, ground } as const;
    const confirmationId = isThere ? await confirmationFor(tools, asked, { deed, reason }) : null;
    if (confirmationId) return { id, confirmationId };
    await eraseUser({ pool, store, write: send }, { userId: id, reason: ground, note: reason });
    // A warning, so that it is written down at the level that is the default.
    request.log.warn({ userId: principal().id, erased: id, ground }, 'a person is erased');
    return { id };
  },
});

type Tools = Readonly<{ pool: Pool; handle: Handle }>;
type Whose = Readonly<{ ownerId: string; cause: Cause }>;

/** An archive in progress finds that its request is gone. A finished archive is deleted with the other blobs. */
async function forgetDataExport({ pool, handle }: Tools, { ownerId, cause }: Whose): Promise<void> {
  const command = { type: 'RemoveDataExport', data: { reason: 'erased' } } as const;
  await handle({ ...cause, commandId: uuidv5(cause.commandId, command.type), ...toDataExport(ownerId, command) });
  await deleteProgress(pool, ownerId);
}

/** Carries out an erasure that the log has. */
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
