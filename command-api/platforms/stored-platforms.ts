import { createHmac } from 'node:crypto';
import {
  type CourseLink,
  type CourseLinkCommand,
  courseLinkDecider,
  type Platform,
  type PlatformAccount,
  type PlatformAccountCommand,
  type PlatformCommand,
  platformAccountDecider,
  platformDecider,
  type ToolKeyCommand,
  toolKeyDecider,
} from '#domain/platforms/deciders.ts';
import { streamOf } from '#domain/stream-names.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import { newId, outerId } from '#infra/ids.ts';
import type { Deps } from '#infra/service.ts';

export type Log = Pick<Deps, 'store' | 'remembered'>;

/** Each pair of issuer and client id has one id. */
export const platformId = (issuer: string, clientId: string): string =>
  outerId(`platform ${JSON.stringify([issuer, clientId])}`);

/** Each pair of platform and seminar has one id. */
export const courseLinkId = (platform: string, seminarId: string): string =>
  outerId(`course link ${platform} ${seminarId}`);

export const toPlatform = (id: string, command: PlatformCommand) => ({
  ...{ stream: streamOf('platform', id), decider: platformDecider, command },
});
export const toCourseLink = (id: string, command: CourseLinkCommand) => ({
  ...{ stream: streamOf('courselink', id), decider: courseLinkDecider, command },
});
export const toPlatformAccount = (id: string, command: PlatformAccountCommand) => ({
  ...{ stream: streamOf('platformaccount', id), decider: platformAccountDecider, command },
});
export const toToolKey = (command: ToolKeyCommand) => ({
  ...{ stream: streamOf('toolkey', 'platforms'), decider: toolKeyDecider, command },
});

/** Null if the platform was never registered or was removed. */
export async function findPlatform(log: Log, id: string): Promise<Platform | null> {
  const platform = await currentState(log, { stream: streamOf('platform', id), decider: platformDecider });
  return platform?.isRemoved ? null : platform;
}

/** Null if the owner never linked it or has unlinked it. */
export async function findLink(log: Log, id: string): Promise<NonNullable<CourseLink> | null> {
  const link = await currentState(log, { stream: streamOf('courselink', id), decider: courseLinkDecider });
  return link?.isLinked ? link : null;
}

export const findAccount = (log: Log, id: string): Promise<PlatformAccount> =>
  currentState(log, { stream: streamOf('platformaccount', id), decider: platformAccountDecider });

type Subject = Readonly<{ platform: string; subject: string }>;
type Tools = Log & Pick<Deps, 'pool' | 'secrets'>;

/** A keyed hash, so that the table does not reveal who is who. */
async function nameOf({ secrets }: Pick<Tools, 'secrets'>, { platform, subject }: Subject): Promise<string> {
  const key = await secrets('platforms');
  return createHmac('sha256', key)
    .update(JSON.stringify([platform, subject]))
    .digest('hex');
}

/** `isOpen`: the person may sign in by the platform. It ends with their other sign-ins; the account stays connected. */
export type FoundAccount = Readonly<{ account: NonNullable<PlatformAccount>; isOpen: boolean }>;

/** The platform account of a subject; null if it was never connected. */
export async function accountOf(tools: Tools, subject: Subject): Promise<FoundAccount | null> {
  const { rows } = await tools.pool.query<{ id: string; isOpen: boolean }>(
    'select account_id as id, is_open as "isOpen" from ops.platform_subject where subject_hash = $1',
    [await nameOf(tools, subject)],
  );
  const [found] = rows;
  const account = found ? await findAccount(tools, found.id) : null;
  return found && account ? { account, isOpen: found.isOpen } : null;
}

/** The id of the account for this subject; parallel calls get the same id. */
export async function accountIdFor(tools: Tools, subject: Subject): Promise<string> {
  const name = await nameOf(tools, subject);
  const { rows } = await tools.pool.query<{ id: string }>(
    `insert into ops.platform_subject (subject_hash, account_id) values ($1, $2)
     on conflict (subject_hash) do update set subject_hash = excluded.subject_hash returning account_id as id`,
    [name, newId()],
  );
  return rows[0]?.id ?? newId();
}

/** Lets the person sign in by this platform account. */
export const openAccount = ({ pool }: Pick<Deps, 'pool'>, accountId: string, personId: string) =>
  pool.query('update ops.platform_subject set person_id = $2, is_open = true where account_id = $1', [
    accountId,
    personId,
  ]);

/** Deletes the link from subject to account, and the account's grades. */
export async function forgetAccount({ pool }: Pick<Deps, 'pool'>, accountId: string): Promise<void> {
  await pool.query('delete from ops.platform_subject where account_id = $1', [accountId]);
  await pool.query('delete from ops.platform_grade where account_id = $1', [accountId]);
}
