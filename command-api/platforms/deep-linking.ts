import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSeminar } from '#command-api/seminars/for-others.ts';
import type { AccountTools } from '#command-api/users/for-others.ts';
import type { Locale } from '#domain/kernel/contract.ts';
import { toolPaths } from '#domain/platforms/contract/calls.ts';
import { newId, uuidv5 } from '#infra/ids.ts';
import { causeOf } from '../commands.ts';
import type { Arrivals } from './arrivals.ts';
import { escaped, formOf, hidden, localeOf, pageWords, sendPage } from './launch-pages.ts';
import { type Launch, refuseLaunch } from './launch-token.ts';
import { courseLinkId, findPlatform, toCourseLink } from './stored-platforms.ts';
import type { ToolKeys } from './tool-keys.ts';

/** The tools for choosing a seminar for a course. */
export type ChoiceTools = AccountTools & Readonly<{ signing: ToolKeys; arriving: Arrivals }>;

type Choosing = Readonly<{ token: string; personId: string; locale: Locale }>;

/** Lists the person's published seminars to choose from. The page is in the platform's frame, so it needs no sign-in. */
export async function showSeminars({ pool }: ChoiceTools, { token, personId, locale }: Choosing, reply: FastifyReply) {
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select id, name from seminars.seminar_list where owner_id = $1 and is_published order by lower(name), id limit 500`,
    [personId],
  );
  if (rows.length === 0) return sendPage(reply, 200, { locale, ...pageWords.noneToChoose[locale] });
  const buttons = rows.map(
    ({ id, name }) => `<li><button name="seminar" value="${escaped(id)}">${escaped(name)}</button></li>`,
  );
  const content = `<form method="post" action="/lti/choose">${hidden({ token })}<ul>${buttons.join('')}</ul></form>`;
  return sendPage(reply, 200, { locale, ...pageWords.choose[locale], content });
}

type Exchange = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

/** The owner chose a seminar. Links the platform's courses to it and sends its address to the platform. */
export async function chooseSeminar(
  tools: ChoiceTools,
  { token, seminar: seminarId = '' }: Readonly<Record<string, string>>,
  { request, reply }: Exchange,
) {
  const arrival = await tools.arriving.find(token);
  const { personId, launch } = arrival ?? refuseLaunch('over');
  const { deepLinking } = launch;
  const platform = (arrival && (await findPlatform(tools, arrival.platformId))) ?? refuseLaunch('unknown_platform');
  if (!personId || !deepLinking) return refuseLaunch('over');
  const seminar = await findSeminar(tools, seminarId);
  if (!seminar || seminar.ownerId !== personId) return refuseLaunch('only_owner');
  if (!(await tools.arriving.end(token))) return refuseLaunch('used_before');
  const linkId = courseLinkId(platform.id, seminarId);
  const data = { linkId, platformId: platform.id, seminarId, byId: personId };
  const { commandId, ...why } = { ...causeOf(request), actor: { kind: 'user', id: personId } as const };
  await tools.handle({ ...why, commandId, ...toCourseLink(linkId, { type: 'LinkSeminar', data }) });
  const { deploymentId, context, rosterUrl } = launch;
  const course = { deploymentId, contextId: context.id, title: context.title, rosterUrl };
  const noted = { ...why, commandId: uuidv5(commandId, 'course') };
  await tools.handle({ ...noted, ...toCourseLink(linkId, { type: 'NoteCourse', data: course }) });
  const item = itemOf({ seminarId, name: seminar.name, deepLinking, address: tools.publicUrl() });
  const JWT = await tools.signing.sign(answerOf(launch, { ...platform, item }));
  const locale = localeOf(request);
  const { title, text, button } = pageWords.back[locale];
  const content = formOf({ action: deepLinking.returnUrl, fields: { JWT }, button });
  return sendPage(reply, 200, { locale, title, text, content, sendsItself: true });
}

type Item = Readonly<{
  seminarId: string;
  name: string;
  deepLinking: NonNullable<Launch['deepLinking']>;
  address: string;
}>;

/** A link to the seminar, with a line in the grade book if the platform accepts one (LTI Deep Linking 2.0, 3.1). */
const itemOf = ({ seminarId, name, deepLinking, address }: Item) => ({
  type: 'ltiResourceLink',
  title: name,
  url: `${address}${toolPaths.launch}?seminar=${seminarId}`,
  custom: { seminar: seminarId },
  // Microphone, camera and sign-in work only outside a frame.
  window: { targetName: '_blank' },
  ...(deepLinking.takesGrades && { lineItem: { scoreMaximum: 100, label: name, resourceId: seminarId } }),
});

const lti = 'https://purl.imsglobal.org/spec/lti';

const answerOf = (
  { deploymentId, deepLinking }: Launch,
  { clientId, issuer, item }: Readonly<{ clientId: string; issuer: string; item: object }>,
) => ({
  ...{ iss: clientId, aud: [issuer], nonce: newId() },
  [`${lti}/claim/version`]: '1.3.0',
  [`${lti}/claim/message_type`]: 'LtiDeepLinkingResponse',
  [`${lti}/claim/deployment_id`]: deploymentId,
  [`${lti}-dl/claim/content_items`]: [item],
  ...(deepLinking?.data != null && { [`${lti}-dl/claim/data`]: deepLinking.data }),
});
