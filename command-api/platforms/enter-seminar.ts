import { joinSeminar, wasRemoved } from '#command-api/participation/for-others.ts';
import { findSeminar } from '#command-api/seminars/for-others.ts';
import { type AccountTools, accountData, demandActive, loadUser, type User } from '#command-api/users/for-others.ts';
import { DomainError } from '#domain/kernel/errors.ts';
import { permitsAny } from '#domain/kernel/permissions.ts';
import { readsHistory } from '#domain/kernel/roles.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { uuidv5 } from '#infra/ids.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { Cause } from '../commands.ts';
import { enqueue } from '../queue.ts';
import { gradeJob } from './grade-job.ts';
import { type Launch, refuseLaunch } from './launch-token.ts';
import { courseLinkId, findLink, toCourseLink } from './stored-platforms.ts';

type Entering = Readonly<{ platformId: string; launch: Launch; personId: string; accountId: string; cause: Cause }>;

/** Admins and auditors cannot sign in by a platform: its operator could otherwise become an admin here. */
export const needsPassword = (permissions: readonly string[]): boolean =>
  permitsAny(permissions, ['administration', readsHistory]);

/** The person, if a platform may sign them in. @throws LaunchRefused */
export async function admitted(tools: AccountTools, personId: string): Promise<User> {
  const user = (await loadUser(tools.store, personId)) ?? refuseLaunch('not_active');
  try {
    demandActive(user);
  } catch {
    return refuseLaunch('not_active');
  }
  if (tools.settings.UNVERIFIED === 'block' && !user.emailVerified) return refuseLaunch('not_confirmed');
  const { permissions } = await accountData(tools, personId, user);
  if (needsPassword(permissions)) return refuseLaunch('password_only');
  return permitsAny(permissions, [usesSeminars]) ? user : refuseLaunch('not_permitted');
}

/**
 * Enters the seminar of a launch. A learner joins it by the usual rules, and their progress is sent to the course. Returns the
 * page to continue with. @throws LaunchRefused
 */
export async function enterSeminar(
  tools: AccountTools,
  { platformId, launch, personId, accountId, cause }: Entering,
): Promise<string> {
  const seminarId = launch.seminarId ?? refuseLaunch('no_seminar');
  const linkId = courseLinkId(platformId, seminarId);
  const link = (await findLink(tools, linkId)) ?? refuseLaunch('not_linked');
  const seminar = (await findSeminar(tools, seminarId)) ?? refuseLaunch('not_linked');
  const step = (name: string) => ({ ...cause, commandId: uuidv5(cause.commandId, name) });
  const { deploymentId, context, rosterUrl } = launch;
  const course = { deploymentId, contextId: context.id, title: context.title, rosterUrl };
  await tools.handle({ ...step('course'), ...toCourseLink(link.id, { type: 'NoteCourse', data: course }) });
  if (seminar.ownerId === personId) return `/seminars/admin/${seminarId}`;
  if (launch.isTeacher) return refuseLaunch('only_owner');
  if (!seminar.isPublished) return refuseLaunch('closed');
  if (await wasRemoved(tools, seminarId, personId)) return refuseLaunch('removed');
  try {
    const joining = { seminarId, participantId: personId, invitationId: null };
    await joinSeminar(tools, joining, (addressed) => tools.handle({ ...step('join'), ...addressed }));
  } catch (error) {
    if (error instanceof DomainError && error.code === 'seminar_closed') return refuseLaunch('closed');
    throw error;
  }
  const { lineItem } = launch;
  if (lineItem) await keepGrade(tools, { platformId, accountId, personId, linkId, seminarId, lineItem, cause });
  return `/seminars/dashboard/${seminarId}`;
}

type Grade = Readonly<{
  platformId: string;
  accountId: string;
  personId: string;
  linkId: string;
  seminarId: string;
  lineItem: string;
  cause: Cause;
}>;

/** Stores the line of the grade book for the person's progress. Sends a first grade immediately: the person has begun. */
async function keepGrade({ pool }: AccountTools, { cause, ...grade }: Grade): Promise<void> {
  const { platformId, accountId, personId, linkId, seminarId, lineItem } = grade;
  await inTransaction(pool, async (client) => {
    await client.query(
      `insert into ops.platform_grade (account_id, link_id, line_item, platform_id, seminar_id, person_id)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [accountId, linkId, lineItem, platformId, seminarId, personId],
    );
    await enqueue(client, gradeJob({ accountId, linkId, lineItem, personId }, cause.commandId));
  });
}
