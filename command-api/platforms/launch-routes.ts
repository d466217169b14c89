import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { accountTools, beginBrowserSession } from '#command-api/users/for-others.ts';
import type { LaunchFault } from '#domain/platforms/contract/calls.ts';
import { toolPaths } from '#domain/platforms/contract/calls.ts';
import type { Platform } from '#domain/platforms/deciders.ts';
import { hashOfToken } from '#infra/hash-of-token.ts';
import { ownCookie } from '#infra/http/own-cookie.ts';
import { isOwnOrigin } from '#infra/http/own-origin.ts';
import type { CommandTools } from '../command-area.ts';
import { causeOf } from '../commands.ts';
import { arrivals } from './arrivals.ts';
import { type ChoiceTools, chooseSeminar, showSeminars } from './deep-linking.ts';
import { admitted, enterSeminar } from './enter-seminar.ts';
import { faultWords, formOf, localeOf, pageWords, sendPage } from './launch-pages.ts';
import { type KeysOf, type Launch, LaunchRefused, platformKeys, refuseLaunch, verifyLaunch } from './launch-token.ts';
import { accountOf, findPlatform, platformId } from './stored-platforms.ts';
import { toolKeys } from './tool-keys.ts';

/** How long a login may take, in seconds. */
const loginLasts = 600;
/** Size limit in bytes, enough for an id_token with all claims and many roles. */
const mostBytes = 200_000;

type LaunchTools = ChoiceTools & Readonly<{ keysOf: KeysOf }>;
type Fields = Readonly<Record<string, string>>;
type Exchange = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

/** Routes that platforms and their users' browsers call. They return pages and are not part of the API. */
export async function serveLaunches(given: CommandTools): Promise<void> {
  const tools: LaunchTools = {
    ...(await accountTools(given)),
    keysOf: platformKeys({ inside: given.settings.PLATFORMS_INSIDE }),
    signing: toolKeys(given),
    arriving: arrivals(given),
  };
  const browser = ownCookie(given.settings, 'platform', { crossesSites: true });
  const routes: FastifyPluginAsync = async (http) => {
    http.removeAllContentTypeParsers();
    const parsed = { parseAs: 'string', bodyLimit: mostBytes } as const;
    http.addContentTypeParser('application/x-www-form-urlencoded', parsed, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const page =
      (serve: (fields: Fields, exchange: Exchange) => Promise<unknown>) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        const fields = (request.method === 'GET' ? request.query : (request.body ?? {})) as Fields;
        try {
          return await serve(fields, { request, reply });
        } catch (error) {
          if (error instanceof LaunchRefused) return sendFault(error.fault, { request, reply });
          throw error;
        }
      };
    const config = { rateLimit: { max: 600, timeWindow: 60_000 } };
    const login = page((fields, exchange) => beginLogin(tools, browser, fields, exchange));
    http.get(toolPaths.login, { config }, login);
    http.post(toolPaths.login, { config }, login);
    const launch = page((fields, exchange) => arrive(tools, browser, fields, exchange));
    http.post(toolPaths.launch, { config }, launch);
    http.post(toolPaths.deepLinking, { config }, launch);
    // A person opened the address directly.
    const alone = page(async () => refuseLaunch('no_seminar'));
    http.get(toolPaths.launch, { config }, alone);
    http.get(toolPaths.deepLinking, { config }, alone);
    http.post(
      '/lti/choose',
      { config },
      page(async (fields, exchange) => {
        fromOurPage(tools, exchange);
        return chooseSeminar(tools, fields, exchange);
      }),
    );
    http.post(
      '/lti/connect',
      { config },
      page(async (fields, exchange) => {
        fromOurPage(tools, exchange);
        if (!(await tools.arriving.find(fields.token))) return refuseLaunch('over');
        tools.arriving.give(exchange.reply, fields.token ?? '');
        return exchange.reply.redirect('/arrival', 303);
      }),
    );
    http.get(toolPaths.jwks, { config }, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send(await tools.signing.published()),
    );
  };
  await given.http.register(routes);
}

type BrowserCookie = ReturnType<typeof ownCookie>;

/** Refuses a form that was not sent from one of our pages. @throws LaunchRefused */
function fromOurPage({ settings }: LaunchTools, { request }: Exchange): void {
  const { origin = '' } = request.headers;
  if (!isOwnOrigin(origin, request.host, settings.PUBLIC_URL)) refuseLaunch('wrong_state');
}

function sendFault(fault: LaunchFault, { request, reply }: Exchange) {
  const locale = localeOf(request);
  const [title, text] = faultWords[fault][locale];
  const isOurs = fault === 'platform_away';
  return sendPage(reply.header('x-launch-fault', fault), isOurs ? 502 : 403, { locale, title, text });
}

const isInFrame = ({ headers }: FastifyRequest) => /^i?frame$/.test(String(headers['sec-fetch-dest'] ?? ''));

/** Without a client id, finds the platform only if its issuer is registered once. */
async function platformOf(tools: LaunchTools, { iss = '', client_id }: Fields): Promise<Platform> {
  if (client_id) return (await findPlatform(tools, platformId(iss, client_id))) ?? refuseLaunch('unknown_platform');
  const { rows } = await tools.pool.query<{ id: string }>('select id from platforms.platform where issuer = $1', [iss]);
  const [only, other] = rows;
  if (!only || other) return refuseLaunch('unknown_platform');
  return (await findPlatform(tools, only.id)) ?? refuseLaunch('unknown_platform');
}

/**
 * Starts a login. Sends the browser back to the platform with a state and a nonce, valid once, in this browser, for ten minutes.
 * In a frame, opens a seminar in a new window instead, because a frame cannot keep a sign-in.
 */
async function beginLogin(tools: LaunchTools, browser: BrowserCookie, fields: Fields, { request, reply }: Exchange) {
  const platform = await platformOf(tools, fields);
  const { target_link_uri = '', login_hint = '', lti_message_hint, lti_deployment_id } = fields;
  if (isInFrame(request) && !isDeepLinking(target_link_uri)) {
    const locale = localeOf(request);
    const { title, text, button } = pageWords.newWindow[locale];
    const form = { action: toolPaths.login, fields, button, inNewWindow: true };
    return sendPage(reply, 200, { locale, title, text, content: formOf(form) });
  }
  if (lti_deployment_id && !platform.deploymentIds.includes(lti_deployment_id)) return refuseLaunch('wrong_deployment');
  const [state, nonce] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  const own = browser.read(request) ?? randomBytes(32).toString('base64url');
  browser.set(reply, own, loginLasts);
  await tools.pool.query(
    `insert into ops.platform_login (state_hash, nonce, platform_id, browser_hash, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [hashOfToken(state), nonce, platform.id, hashOfToken(own), loginLasts],
  );
  const to = new URL(platform.authorizationUrl);
  const asked = {
    ...{ scope: 'openid', response_type: 'id_token', response_mode: 'form_post', prompt: 'none' },
    ...{ client_id: platform.clientId, redirect_uri: `${tools.publicUrl()}${toolPaths.launch}` },
    ...{ login_hint, state, nonce, ...(lti_message_hint && { lti_message_hint }) },
  };
  for (const [name, value] of Object.entries(asked)) to.searchParams.set(name, value);
  return reply.redirect(to.href, 302);
}

const isDeepLinking = (target: string) => URL.canParse(target) && new URL(target).pathname === toolPaths.deepLinking;

type Login = Readonly<{ platformId: string; nonce: string }>;

/** Uses up the login for this state and browser. @throws LaunchRefused */
async function usedLogin({ pool }: LaunchTools, state: string, browser: string): Promise<Login> {
  const values = [hashOfToken(state), hashOfToken(browser)];
  const { rows } = await pool.query<Login>(
    `update ops.platform_login set used_at = now()
      where state_hash = $1 and browser_hash = $2 and used_at is null and expires_at > now()
      returning platform_id as "platformId", nonce`,
    values,
  );
  if (rows[0]) return rows[0];
  const { rows: known } = await pool.query<{ isUsed: boolean }>(
    `select used_at is not null as "isUsed" from ops.platform_login where state_hash = $1 and browser_hash = $2`,
    values,
  );
  if (!known[0]) return refuseLaunch('wrong_state');
  return refuseLaunch(known[0].isUsed ? 'used_before' : 'over');
}

/** Handles the platform's answer, which says who the person is. */
async function arrive(tools: LaunchTools, browser: BrowserCookie, fields: Fields, exchange: Exchange) {
  const login = await usedLogin(tools, fields.state ?? '', browser.read(exchange.request) ?? '');
  const platform = (await findPlatform(tools, login.platformId)) ?? refuseLaunch('unknown_platform');
  try {
    const launch = await verifyLaunch({ token: fields.id_token ?? '', platform, keysOf: tools.keysOf });
    if (launch.nonce !== login.nonce) return refuseLaunch('used_before');
    const answer = await goOn(tools, { platform, launch }, exchange);
    await note(tools, platform.id, null);
    return answer;
  } catch (error) {
    if (error instanceof LaunchRefused) await note(tools, platform.id, error.fault);
    throw error;
  }
}

/** Stores the outcome of the last launch for the list of platforms. */
const note = ({ pool }: LaunchTools, platform: string, fault: string | null) =>
  pool.query(
    `insert into ops.platform_launch values ($1, now(), $2)
     on conflict (platform_id) do update set at = now(), fault = excluded.fault`,
    [platform, fault],
  );

type Verified = Readonly<{ platform: Platform; launch: Launch }>;

async function goOn(tools: LaunchTools, { platform, launch }: Verified, exchange: Exchange) {
  const { request, reply } = exchange;
  const isChoosing = launch.message === 'deep-linking';
  if (isChoosing && !launch.isTeacher) return refuseLaunch('only_teachers');
  if (!isChoosing && launch.seminarId === null) return refuseLaunch('no_seminar');
  const found = await accountOf(tools, { platform: platform.id, subject: launch.subject });
  if (!found?.isOpen) return askWho(tools, { platform, launch }, exchange);
  const { id: accountId, personId } = found.account;
  await admitted(tools, personId);
  if (isChoosing) {
    const token = await tools.arriving.keep({ platformId: platform.id, personId, launch });
    return showSeminars(tools, { token, personId, locale: localeOf(request) }, reply);
  }
  const cause = { ...causeOf(request), actor: { kind: 'user', id: personId } } as const;
  const href = await enterSeminar(tools, { platformId: platform.id, launch, personId, accountId, cause });
  const mayStill = async (client: { query: typeof tools.pool.query }) => {
    const { rowCount } = await client.query('select 1 from ops.platform_subject where account_id = $1 and is_open', [
      accountId,
    ]);
    return rowCount === 1;
  };
  const isIn = await beginBrowserSession(tools, { userId: personId, mayStill, request, reply });
  return isIn ? reply.redirect(href, 303) : refuseLaunch('over');
}

/** Asks the person to sign in or register: a platform's claims alone never give access to an existing account. */
async function askWho(tools: LaunchTools, { platform, launch }: Verified, { request, reply }: Exchange) {
  const token = await tools.arriving.keep({ platformId: platform.id, personId: null, launch });
  if (isInFrame(request)) {
    const locale = localeOf(request);
    const { title, text, button } = pageWords.connectFirst[locale];
    const form = { action: '/lti/connect', fields: { token }, button, inNewWindow: true };
    return sendPage(reply, 200, { locale, title, text, content: formOf(form) });
  }
  tools.arriving.give(reply, token);
  return reply.redirect('/arrival', 303);
}
