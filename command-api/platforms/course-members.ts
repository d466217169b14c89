import * as z from 'zod/mini';
import type { CourseLink, Platform } from '#domain/platforms/deciders.ts';
import { CallFailed } from '#infra/outgoing/call-failed.ts';
import { type platformClient, scopes } from './platform-client.ts';

/** A learner of a course. `email`: null if the platform does not disclose it. */
type CourseMember = Readonly<{ subject: string; email: string | null }>;

/** Maximum number of pages for one course. The platform chooses how many members a page has. */
const mostPages = 200;
const accept = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
const learns = /(^|membership#)Learner$/;

const Page = z.object({
  members: z.array(
    z.object({
      user_id: z.string(),
      status: z._default(z.string(), 'Active'),
      roles: z.array(z.string()),
      email: z.catch(z.optional(z.string()), undefined),
    }),
  ),
});

type Asked = Readonly<{ platform: Platform; link: NonNullable<CourseLink>; signal: AbortSignal }>;

/**
 * The active learners of all courses that are linked to a seminar, each once (LTI Names and Role Provisioning Services 2.0).
 * @throws CallFailed, and the errors of the platform client
 */
export async function courseMembers(
  client: ReturnType<typeof platformClient>,
  { platform, link, signal }: Asked,
): Promise<readonly CourseMember[]> {
  const found = new Map<string, CourseMember>();
  for (const { rosterUrl } of link.courses) {
    let url = rosterUrl;
    for (let page = 0; url !== null; page++) {
      if (page === mostPages) throw new CallFailed('too_many_pages');
      const { headers, text } = await client.call({
        platform,
        scope: scopes.roster,
        method: 'GET',
        url,
        accept,
        signal,
      });
      for (const { user_id: subject, status, roles, email } of membersIn(text))
        if (status === 'Active' && roles.some((role) => learns.test(role)))
          found.set(subject, { subject, email: email?.trim() || (found.get(subject)?.email ?? null) });
      url = nextOf(headers.link, url);
    }
  }
  return [...found.values()];
}

function membersIn(text: string): z.output<typeof Page>['members'] {
  try {
    return Page.parse(JSON.parse(text)).members;
  } catch {
    throw new CallFailed('bad_answer');
  }
}

/** The address in `Link: <…>; rel="next"` (RFC 8288). Our access token is sent to no other server. @throws CallFailed */
function nextOf(given: string | readonly string[] | undefined, from: string): string | null {
  const [, next] = /<([^>]*)>[^,<]*;\s*rel="?next"?(?=[\s;,]|$)/.exec([given ?? ''].flat().join(', ')) ?? [];
  if (next === undefined) return null;
  if (!URL.canParse(next, from)) throw new CallFailed('bad_answer');
  const url = new URL(next, from);
  if (url.origin !== new URL(from).origin) throw new CallFailed('bad_answer');
  return url.href;
}
