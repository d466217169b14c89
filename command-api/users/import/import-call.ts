import { refuse } from '#domain/kernel/errors.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { type importUploads, largestImport } from '#domain/users/contract/import.ts';
import { permitted } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { isTable } from '#infra/tables/read-table.ts';
import type { CommandTools, UploadHandler } from '../../command-area.ts';
import { enqueue } from '../../queue.ts';
import { reservedNames } from '../reserved-names.ts';
import { loadUser } from '../stored-user.ts';
import { importJob } from './import-handler.ts';
import { findImport, heldNames, keepImport } from './import-rows.ts';
import { isWhole, readImport } from './read-import.ts';

/** Lower than work that a person waits for. */
const priority = 0;

/** Imports accounts from a table: the call judges the rows, a job creates the accounts. */
export const importCall = (tools: CommandTools): UploadHandler<typeof importUploads.AddFromExcel> => ({
  allow: permitted(administersUsers),
  rules: { maxBytes: largestImport, accept: isTable },
  async run({ form: { dryRun, columns: given }, file, principal, cause }) {
    const { pool, store, secrets } = tools;
    const ownerId = principal().id;
    const id = derivedId(cause.commandId, 'import');
    const isDryRun = dryRun === 'true';
    const { email: nameOf } = reservedNames(await secrets('reservations'));
    const locale = (await loadUser(store, ownerId))?.locale ?? 'de';
    const { rows, ...read } = await readImport({ path: file.path, columns: given, nameOf, locale });
    if (!isDryRun && !isWhole(read.columns)) return refuse('table_unreadable', 'excelFile');
    const held = await heldNames(
      pool,
      rows.map(({ email }) => nameOf(email)),
    );
    const judged = rows.map((row) =>
      row.status === 'new' && held.has(nameOf(row.email))
        ? ({ ...row, status: 'known', reason: 'user_exists' } as const)
        : row,
    );
    await inTransaction(pool, async (client) => {
      const isKept = await keepImport(client, { id, ownerId, isDryRun, ...read, rows: judged });
      if (isKept && !isDryRun)
        await enqueue(client, { kind: importJob, key: id, ownerId, payload: { importId: id, ownerId }, priority });
    });
    return findImport(pool, id);
  },
});
