import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { masterKeyRotation } from '#command-api/administration/for-others.ts';
import { holderOf, loadAccount, reservedNames } from '#command-api/users/for-others.ts';
import { Reason } from '#domain/administration/contract/reason.ts';
import { commandLineActor } from '#domain/history/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { Id } from '#domain/kernel/ids.ts';
import { ErasureReason } from '#domain/privacy/contract/calls.ts';
import { openBlobs } from '#infra/blobs/open-blobs.ts';
import type { Settings } from '#infra/config/settings.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { countUnsealed } from '#infra/event-store/unsealed.ts';
import { newId } from '#infra/ids.ts';
import { openErasures } from '#infra/persons/erasures.ts';
import { allErased, countKeys } from '#infra/persons/key-table.ts';
import { lostKeys } from '#infra/persons/lost-keys.ts';
import { canRotateMasterKey, rotateMasterKey } from '#infra/persons/rotate-master-key.ts';
import type { Notifications } from '#infra/postgres/notifications.ts';
import { type EventForms, type Log, openLog } from '#infra/start-up/open-log.ts';
import { StartupError } from '#infra/start-up/startup-error.ts';
import { commandAreaList } from '../areas.ts';
import { erasePerson } from './erase-person.ts';
import { eraseUser } from './erase-user.ts';

type Around = Readonly<{
  pool: Pool;
  notifications: Notifications;
  settings: Settings;
  forms: EventForms;
  /** The data folder. */
  data: string;
}>;
type Options = Readonly<{
  user: string | undefined;
  reason?: string | undefined;
  yes: boolean;
  ask: (question: string) => Promise<boolean>;
  tell: (line: string) => void;
}>;
type Command = (around: Around, options: Options) => Promise<void>;

/** The commands of `npm run privacy`. */
export const commands: Readonly<Record<string, Command>> = { erase, rotate, status };

/** Erases completely, whether a server runs or not. */
async function erase(around: Around, { user, reason, yes, ask, tell }: Options): Promise<void> {
  const { pool, settings, data } = around;
  const given = ErasureReason.safeParse(reason);
  if (!user || !given.success)
    throw new StartupError(`Say who, and why: erase USER --reason ${ErasureReason.options.join('|')}`);
  // Opens the stores first: if deleting is impossible, nothing is begun.
  const blobs = await openBlobs(settings, { data });
  const erasures = await openErasures(settings, data);
  const log = await openLog(settings, { ...around, ...around.forms });
  try {
    const { store, asStored, secrets } = log;
    const userId = await idOf(user, { pool, store, secrets });
    const sure = yes || (await ask(`Everything personal of ${userId} is destroyed, here and for ever. Is that meant?`));
    if (!sure) throw new StartupError('Nothing was erased.');
    const handle = createCommandHandler(log);
    const cause = newCause();
    await eraseUser(
      { pool, store, write: (addressed) => handle({ ...cause, ...addressed }) },
      { userId, reason: given.data },
    );
    const erasure = { person: userId, at: new Date().toISOString(), reason: given.data };
    await erasePerson({ pool, asStored, handle, blobs, erasures, everyArea: commandAreaList }, erasure);
    tell(`${userId} is erased. Where read models are not followed now, their rows go when they are.`);
  } finally {
    blobs.close();
    erasures.close();
    await log.close();
  }
}

function newCause() {
  const commandId = randomUUID();
  return { commandId, correlationId: commandId, actor: { kind: 'system', id: commandLineActor } } as const;
}

/** @throws user_not_found */
async function idOf(user: string, { secrets, ...log }: Pick<Log, 'store' | 'secrets'> & Readonly<{ pool: Pool }>) {
  const names = reservedNames(await secrets('reservations'));
  const id = Id.safeParse(user).success ? user : await holderOf(log, names.email(user));
  return id && (await loadAccount(log.store, id)) ? id : refuse('user_not_found');
}

/** An operation of the operator: it needs no confirmation and is recorded before it is done. */
async function rotate(around: Around, { reason, tell }: Options): Promise<void> {
  const { pool, settings, data, forms } = around;
  const given = Reason.safeParse(reason);
  if (!given.success) throw new StartupError('Say why, in 3 to 500 characters: rotate --reason "..."');
  const source = { settings, directory: data };
  if (await canRotateMasterKey(pool, source)) {
    const log = await openLog(settings, { ...around, ...forms });
    try {
      await createCommandHandler(log)({ ...newCause(), ...masterKeyRotation({ id: newId(), reason: given.data }) });
    } finally {
      await log.close();
    }
  }
  const count = await rotateMasterKey(pool, source);
  tell(`${count} keys are wrapped with the new master key; the one before is not needed any more`);
}

async function status(around: Around, { tell }: Options): Promise<void> {
  const { pool, settings, forms } = around;
  const log = await openLog(settings, { ...around, ...forms });
  try {
    const erased = await allErased(pool);
    const open = erased.filter(({ isPurged }) => !isPurged);
    tell(`${await countKeys(pool)} persons have a key`);
    const lost = await lostKeys(pool, log.asStored);
    if (lost.length > 0) tell(`the keys of ${lost.length} are missing: restore the schema persons from its backup`);
    for (const person of lost) tell(`  ${person} has sealed events and no key`);
    tell(`${erased.length} were erased${open.length > 0 ? `, ${open.length} of them not completely yet` : ''}`);
    for (const { person, at, reason } of open) tell(`  ${person} since ${at} (${reason})`);
    const { count } = await countUnsealed(log.asStored, forms.personal);
    tell(`${count} events lie in the log unsealed`);
  } finally {
    await log.close();
  }
}
