import { loadUser } from '#command-api/users/for-others.ts';
import { ErasureReason } from '#domain/privacy/contract/calls.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { Erasure } from '#infra/persons/key-table.ts';
import { allErased } from '#infra/persons/key-table.ts';
import { advisoryLocks } from '#infra/postgres/advisory-locks.ts';
import { oneAtATime } from '#infra/postgres/one-at-a-time.ts';
import { commandAreaList } from '../areas.ts';
import { type ErasureTools, erasePerson } from './erase-person.ts';
import { erasureCommand } from './erase-user.ts';

type Tools = Omit<ErasureTools, 'everyArea'> & Readonly<{ store: EventStore; tell: (line: string) => void }>;

/**
 * Runs before the server accepts requests. Completes erasures that a crash interrupted, and repeats those that a restored
 * backup does not contain; their keys are destroyed already. If one cannot be completed yet, the job of its event does it.
 */
export async function carryOutErasures(tools: Tools): Promise<void> {
  const { pool, tell } = tools;
  if ((await unfinished(tools)).length === 0) return;
  await oneAtATime(pool, advisoryLocks.erasures, async () => {
    for (const erasure of await unfinished(tools)) {
      await intoTheLog(tools, erasure);
      await erasePerson({ ...tools, everyArea: commandAreaList }, erasure).then(
        () => tell(`The erasure of person ${erasure.person} was carried out`),
        (error) => tell(`The erasure of person ${erasure.person} is not complete yet: ${error}`),
      );
    }
  });
}

const unfinished = async ({ pool }: Tools) => (await allErased(pool)).filter(({ isPurged }) => !isPurged);

/** Records the erasure again if a restored backup has the account but not its erasure. A backup from before the account has neither. */
async function intoTheLog(tools: Tools, { person, reason }: Erasure): Promise<void> {
  if (!(await loadUser(tools.store, person))) return;
  const commandId = uuidv5(person, 'erased again');
  const cause = { commandId, correlationId: commandId, actor: { kind: 'system', id: 'start' } } as const;
  await tools.handle({ ...cause, ...erasureCommand({ userId: person, reason: ErasureReason.parse(reason) }) });
}
