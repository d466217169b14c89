import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from 'jose';

const lti = 'https://purl.imsglobal.org/spec/lti/claim';
const services = 'https://purl.imsglobal.org/spec';
const scoreScope = `${services}/lti-ags/scope/score`;
const rosterScope = `${services}/lti-nrps/scope/contextmembership.readonly`;
const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';

/** A person in the course. */
export type Member = Readonly<{
  id: string;
  role: 'Learner' | 'Instructor';
  given: string;
  family: string;
  email?: string;
  /** Status in the list of members. */
  status?: 'Active' | 'Inactive' | 'Deleted';
}>;

/** How a launch differs from a valid one. */
export type Twist = Readonly<{
  claims?: Readonly<Record<string, unknown>>;
  /** `none`: no signature. `other`: a signature of an unpublished key with the name of a published one. */
  signature?: 'none' | 'other';
  /** `exp`, in seconds from now. */
  expiresIn?: number;
}>;

/** A person's grade in a line of the grade book. */
type Score = Readonly<{
  userId: string;
  scoreGiven: number;
  scoreMaximum: number;
  activityProgress: string;
  gradingProgress: string;
  timestamp: string;
}>;
type ContentItem = Readonly<{
  type: string;
  title: string;
  url: string;
  custom: Readonly<Record<string, string>>;
  lineItem?: object;
}>;

/**
 * A learning platform with LTI 1.3: it signs id_tokens with its own key, checks our signatures with our published keys, issues tokens for its
 * services, lists the members of its course, stores grades, and accepts the links that we return. One course, any number of people.
 */
export async function startLearningPlatform({ clientId = 'rostra' }: Readonly<{ clientId?: string }> = {}) {
  const [honest, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const kid = 'platform-key';
  const keys = { keys: [{ ...(await exportJWK(honest.publicKey)), kid, alg: 'RS256', use: 'sig' }] };
  const people: Member[] = [];
  const links: ContentItem[] = [];
  const scores: Readonly<Score & { line: string }>[] = [];
  const seen = { nonces: new Set<string>(), assertions: new Set<string>(), tokenCalls: 0 };
  const tokens = new Map<string, string>();
  let tool = '';
  /** Statuses of the next calls of a service, before it answers normally. */
  const faults: number[] = [];

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = (server.address() as AddressInfo).port;
  // A different site than 127.0.0.1, so that the browser treats our cookies as third-party.
  const url = `http://localhost:${port}`;

  const lineOf = (item: ContentItem) => `${url}/lines/${links.indexOf(item)}?course=17`;

  /** The claims of a launch by this person, from a link or for choosing one. */
  function claimsOf(person: Member, item: ContentItem | undefined) {
    const common = {
      ...{ sub: person.id, given_name: person.given, family_name: person.family, email: person.email },
      [`${lti}/version`]: '1.3.0',
      [`${lti}/deployment_id`]: '1',
      [`${lti}/roles`]: [`${membership}${person.role}`],
      [`${lti}/context`]: { id: '17', title: 'Rhetorik im Wintersemester', type: ['CourseSection'] },
      [`${services}/lti-nrps/claim/namesroleservice`]: {
        context_memberships_url: `${url}/members`,
        service_versions: ['2.0'],
      },
    };
    if (!item)
      return {
        ...common,
        [`${lti}/message_type`]: 'LtiDeepLinkingRequest',
        [`${lti}/target_link_uri`]: `${tool}/lti/deep-linking`,
        [`${services}/lti-dl/claim/deep_linking_settings`]: {
          deep_link_return_url: `${url}/deep-link-return`,
          accept_types: ['ltiResourceLink'],
          accept_presentation_document_targets: ['window'],
          data: 'opaque',
        },
      };
    return {
      ...common,
      [`${lti}/message_type`]: 'LtiResourceLinkRequest',
      [`${lti}/target_link_uri`]: item.url,
      [`${lti}/resource_link`]: { id: String(links.indexOf(item)), title: item.title },
      [`${lti}/custom`]: item.custom,
      ...(item.lineItem && {
        [`${services}/lti-ags/claim/endpoint`]: { scope: [scoreScope], lineitem: lineOf(item) },
      }),
    };
  }

  /** An id_token for a login with this nonce. */
  async function idToken(nonce: string, person: Member, item: ContentItem | undefined, twist: Twist = {}) {
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      ...{ iss: url, aud: clientId, azp: clientId, nonce, iat: now, exp: now + (twist.expiresIn ?? 300) },
      ...claimsOf(person, item),
      ...twist.claims,
    };
    if (twist.signature === 'none') return new UnsecuredJWT(claims).encode();
    const key = twist.signature === 'other' ? foreign.privateKey : honest.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key);
  }

  async function toolKeys() {
    const published = (await (await fetch(`${tool}/lti/jwks`)).json()) as JSONWebKeySet;
    return createLocalJWKSet(published);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const at = new URL(request.url ?? '/', url);
    const body = request.method === 'POST' ? await text(request) : '';
    const route = `${request.method} ${at.pathname.replace(/\d+/, ':n')}`;
    const json = (status: number, content: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    switch (route) {
      case 'GET /jwks':
        return json(200, keys);
      case 'POST /token':
        return giveToken(new URLSearchParams(body), json);
      case 'GET /authorize':
        return authorize(at.searchParams, response);
      case 'POST /deep-link-return':
        return takeLinks(new URLSearchParams(body), response);
      case 'GET /members':
        return giveMembers(at, request, { response, json });
      case 'POST /lines/:n/scores':
        return takeScore(at, request, body, json);
      case 'GET /course':
        return void response.writeHead(200, html).end(coursePage(at.searchParams.get('as') ?? ''));
      // Browsers request it by themselves.
      case 'GET /favicon.ico':
        return void response.writeHead(204).end();
      default:
        return json(404, {});
    }
  }

  type Json = (status: number, content: unknown) => unknown;

  async function giveToken(form: URLSearchParams, json: Json): Promise<unknown> {
    seen.tokenCalls++;
    const assertion = form.get('client_assertion') ?? '';
    const { payload } = await jwtVerify(assertion, await toolKeys(), {
      ...{ issuer: clientId, subject: clientId, audience: `${url}/token`, algorithms: ['RS256'], maxTokenAge: '5m' },
    });
    const isNew = payload.jti !== undefined && !seen.assertions.has(payload.jti);
    if (!isNew || form.get('grant_type') !== 'client_credentials') return json(400, { error: 'invalid_grant' });
    seen.assertions.add(payload.jti ?? '');
    const token = `token-${seen.tokenCalls}`;
    tokens.set(token, form.get('scope') ?? '');
    return json(200, { access_token: token, token_type: 'Bearer', expires_in: 3_600, scope: form.get('scope') });
  }

  function mayNot({ headers }: IncomingMessage, scope: string): number | undefined {
    const fault = faults.shift();
    if (fault) return fault;
    return tokens.get(headers.authorization?.replace('Bearer ', '') ?? '') === scope ? undefined : 401;
  }

  /** Answers two members per page, with a header that links to the next page. */
  function giveMembers(
    at: URL,
    request: IncomingMessage,
    { response, json }: Readonly<{ response: ServerResponse; json: Json }>,
  ): unknown {
    const refused = mayNot(request, rosterScope);
    if (refused) return json(refused, {});
    const from = Number(at.searchParams.get('from') ?? 0);
    if (from + 2 < people.length) response.setHeader('link', `<${url}/members?from=${from + 2}>; rel="next"`);
    const members = people.slice(from, from + 2).map(({ id, role, given, family, email, status = 'Active' }) => ({
      ...{ user_id: id, status, given_name: given, family_name: family, email },
      roles: [`${membership}${role}`],
    }));
    return json(200, { id: `${url}/members`, context: { id: '17' }, members });
  }

  function takeScore(at: URL, request: IncomingMessage, body: string, json: Json): unknown {
    const refused = mayNot(request, scoreScope);
    if (refused) return json(refused, {});
    if (request.headers['content-type'] !== 'application/vnd.ims.lis.v1.score+json') return json(415, {});
    const score = JSON.parse(body) as Score;
    const line = at.pathname.split('/')[2] ?? '';
    const before = scores.findLast((one) => one.userId === score.userId && one.line === line);
    // LTI Assignment and Grade Services 2.0, 3.4.8.
    if (before && before.timestamp >= score.timestamp) return json(409, {});
    scores.push({ ...score, line });
    return json(204, {});
  }

  async function takeLinks(form: URLSearchParams, response: ServerResponse): Promise<void> {
    const { payload } = await jwtVerify(form.get('JWT') ?? '', await toolKeys(), {
      ...{ issuer: clientId, audience: url, algorithms: ['RS256'], maxTokenAge: '5m' },
    });
    const nonce = String(payload.nonce);
    const isRight =
      payload[`${lti}/message_type`] === 'LtiDeepLinkingResponse' &&
      payload[`${lti}/version`] === '1.3.0' &&
      payload[`${lti}/deployment_id`] === '1' &&
      payload[`${services}/lti-dl/claim/data`] === 'opaque' &&
      payload.nonce !== undefined &&
      !seen.nonces.has(nonce);
    if (!isRight) return void response.writeHead(400).end('refused');
    seen.nonces.add(nonce);
    links.push(...(payload[`${services}/lti-dl/claim/content_items`] as ContentItem[]));
    response.writeHead(200, html).end('<!doctype html><title>Kurs</title><h1>Im Kurs eingetragen</h1>');
  }

  /** Answers an authorization request. The person counts as signed in to the platform. */
  async function authorize(asked: URLSearchParams, response: ServerResponse): Promise<void> {
    const [who = '', link = ''] = (asked.get('login_hint') ?? '').split(' ');
    const person = people.find(({ id }) => id === who);
    const isRight =
      asked.get('scope') === 'openid' &&
      asked.get('response_type') === 'id_token' &&
      asked.get('response_mode') === 'form_post' &&
      asked.get('prompt') === 'none' &&
      asked.get('client_id') === clientId &&
      asked.get('redirect_uri') === `${tool}/lti/launch`;
    if (!person || !isRight) return void response.writeHead(400).end('refused');
    const token = await idToken(asked.get('nonce') ?? '', person, links[Number(link || Number.NaN)]);
    const fields = [field('id_token', token), field('state', asked.get('state') ?? '')].join('');
    response
      .writeHead(200, html)
      .end(
        `<!doctype html><form method="post" action="${tool}/lti/launch">${fields}</form><script>document.forms[0].submit()</script>`,
      );
  }

  /** The login form of a link, or of the choice of one, for this person. */
  const loginFields = (person: string, link: number | undefined) => ({
    ...{ iss: url, client_id: clientId, lti_deployment_id: '1' },
    login_hint: link === undefined ? `${person} ` : `${person} ${link}`,
    target_link_uri: link === undefined ? `${tool}/lti/deep-linking` : (links[link]?.url ?? ''),
  });

  /** The course as a person sees it: the choice of a seminar in a frame, each link in the same window and in a frame. */
  function coursePage(person: string): string {
    const form = (label: string, target: string, link?: number) => {
      const fields = Object.entries(loginFields(person, link)).map(([name, value]) => field(name, value));
      return `<form method="post" action="${tool}/lti/login" target="${target}">${fields.join('')}<button>${label}</button></form>`;
    };
    const opened = links.map(({ title }, link) => [
      form(`Öffnen: ${title}`, '_self', link),
      form(`Im Rahmen: ${title}`, 'tool', link),
    ]);
    return `<!doctype html><meta charset="utf-8"><title>Kurs</title><h1>Rhetorik im Wintersemester</h1>
      ${form('Inhalt auswählen', 'tool')}${opened.flat().join('')}<iframe name="tool" title="Werkzeug" width="800" height="500"></iframe>`;
  }

  return {
    url,
    /** The data that an admin enters in our product. */
    registration: {
      ...{ name: 'Moodle der Hochschule', issuer: url, clientId, deploymentIds: ['1'] },
      ...{ authorizationUrl: `${url}/authorize`, tokenUrl: `${url}/token`, jwksUrl: `${url}/jwks` },
    },
    /** The address of Rostra, without a slash at its end. */
    know: (address: string) => {
      tool = address;
    },
    people,
    links,
    scores,
    seen,
    tokens,
    idToken,
    loginFields,
    failNext: (...statuses: readonly number[]) => faults.push(...statuses),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type LearningPlatform = Awaited<ReturnType<typeof startLearningPlatform>>;

const html = { 'content-type': 'text/html; charset=utf-8' };
const field = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
