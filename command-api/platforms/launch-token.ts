import { createLocalJWKSet, decodeProtectedHeader, errors, type JSONWebKeySet, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { LaunchFault } from '#domain/platforms/contract/calls.ts';
import type { Platform } from '#domain/platforms/deciders.ts';
import { guardedRequest } from '#infra/outgoing/guarded-request.ts';

/** A refused launch; `fault` is the reason. */
export class LaunchRefused extends Error {
  override readonly name = 'LaunchRefused';
  readonly fault: LaunchFault;

  constructor(fault: LaunchFault) {
    super(fault);
    this.fault = fault;
  }
}

export const refuseLaunch = (fault: LaunchFault): never => {
  throw new LaunchRefused(fault);
};

const lti = 'https://purl.imsglobal.org/spec/lti/claim';
const services = 'https://purl.imsglobal.org/spec';
const line = z.string().check(z.maxLength(2_000));
/** Accepts null for a missing claim, and ignores values of a wrong form. */
const maybe = <Type extends z.ZodMiniType>(type: Type) => z.catch(z.nullish(type), undefined);

const Claims = z.object({
  sub: line.check(z.minLength(1)),
  nonce: line.check(z.minLength(1)),
  azp: maybe(line),
  aud: z.union([line, z.array(line)]),
  given_name: maybe(line),
  family_name: maybe(line),
  name: maybe(line),
  email: maybe(line),
  [`${lti}/version`]: line,
  [`${lti}/message_type`]: line,
  [`${lti}/deployment_id`]: line,
  [`${lti}/target_link_uri`]: maybe(line),
  [`${lti}/roles`]: maybe(z.array(line)),
  [`${lti}/context`]: maybe(z.object({ id: line, title: maybe(line), label: maybe(line) })),
  [`${lti}/custom`]: maybe(z.record(z.string(), z.unknown())),
  [`${services}/lti-nrps/claim/namesroleservice`]: maybe(z.object({ context_memberships_url: line })),
  [`${services}/lti-ags/claim/endpoint`]: maybe(z.object({ lineitem: maybe(line), scope: maybe(z.array(line)) })),
  [`${services}/lti-dl/claim/deep_linking_settings`]: maybe(
    z.object({
      deep_link_return_url: z.url({ protocol: /^https?$/ }),
      accept_types: z.catch(z.array(line), []),
      accept_lineitem: maybe(z.boolean()),
      data: maybe(z.string().check(z.maxLength(20_000))),
    }),
  ),
});

/** The claims of a verified launch. */
export const Launch = z.object({
  subject: z.string(),
  nonce: z.string(),
  message: z.enum(['resource', 'deep-linking']),
  deploymentId: z.string(),
  isTeacher: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  seminarId: z.nullable(z.string()),
  context: z.object({ id: z.string(), title: z.string() }),
  rosterUrl: z.nullable(z.string()),
  /** Where grades are sent; null if the platform accepts none. */
  lineItem: z.nullable(z.string()),
  deepLinking: z.nullable(
    z.object({
      returnUrl: z.string(),
      takesLinks: z.boolean(),
      takesGrades: z.boolean(),
      data: z.nullable(z.string()),
    }),
  ),
});
export type Launch = z.output<typeof Launch>;

const messages = { LtiResourceLinkRequest: 'resource', LtiDeepLinkingRequest: 'deep-linking' } as const;
const scoreScope = `${services}/lti-ags/scope/score`;
const teaches = /(membership#|role\/ims\/lis\/)?(Instructor|ContentDeveloper|Administrator)$/;

export type KeysOf = (jwksUrl: string, isStale: boolean) => Promise<JSONWebKeySet>;

/**
 * In ms. Fetched keys are used for `keptMs`, so a withdrawn key works for at most this time. `pauseMs` after a fetch must pass before the
 * keys may be fetched again because one was missing.
 */
const [keptMs, pauseMs] = [10 * 60_000, 10_000];

/** The published keys of platforms, cached for ten minutes. `isStale`: a key is missing, so fetch again. @throws platform_away */
export function platformKeys({ inside }: Readonly<{ inside: boolean }>): KeysOf {
  const kept = new Map<string, Readonly<{ keys: JSONWebKeySet; at: number }>>();
  return async (url, isStale) => {
    const known = kept.get(url);
    if (known && Date.now() - known.at < (isStale ? pauseMs : keptMs)) return known.keys;
    const headers = { accept: 'application/json' };
    const signal = AbortSignal.timeout(10_000);
    const { status, text } = await guardedRequest(url, { inside, method: 'GET', headers, signal }).catch(() =>
      refuseLaunch('platform_away'),
    );
    const read = status === 200 ? JwksAnswer.safeParse(jsonIn(text)) : undefined;
    if (!read?.success) return refuseLaunch('platform_away');
    const keys = read.data as JSONWebKeySet;
    kept.set(url, { keys, at: Date.now() });
    return keys;
  };
}

const JwksAnswer = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).check(z.maxLength(100)) });

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Given = Readonly<{ token: string; platform: Platform; keysOf: KeysOf }>;

/**
 * Verifies an id_token: signature by the platform's published keys (RS256 only), issuer, audience, times, version, message and
 * deployment. The caller checks the nonce. @throws LaunchRefused
 */
export async function verifyLaunch({ token, platform, keysOf }: Given): Promise<Launch> {
  const payload = await verified({ token, platform, keysOf });
  const read = Claims.safeParse(payload);
  if (!read.success) return refuseLaunch('bad_token');
  const claims = read.data as Readonly<Record<string, unknown>> & z.output<typeof Claims>;
  const audiences = [claims.aud].flat();
  // OpenID Connect Core, 3.1.3.7: with several audiences, `azp` must be present and must be our client id.
  if (audiences.length > 1 && !claims.azp) return refuseLaunch('bad_token');
  if (claims.azp && claims.azp !== platform.clientId) return refuseLaunch('bad_token');
  return launchIn(claims, platform);
}

async function verified({ token, platform, keysOf }: Given): Promise<unknown> {
  const checked = {
    issuer: platform.issuer,
    audience: platform.clientId,
    algorithms: ['RS256'],
    clockTolerance: 60,
    maxTokenAge: '1h',
    requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
  };
  const verify = async (isStale: boolean) =>
    (await jwtVerify(token, createLocalJWKSet(await keysOf(platform.jwksUrl, isStale)), checked)).payload;
  try {
    // Refuses other algorithms before fetching keys.
    if (decodeProtectedHeader(token).alg !== 'RS256') return refuseLaunch('bad_token');
    return await verify(false).catch((error: unknown) => {
      if (error instanceof errors.JWKSNoMatchingKey) return verify(true);
      throw error;
    });
  } catch (error) {
    if (error instanceof LaunchRefused) throw error;
    return refuseLaunch(error instanceof errors.JWTExpired ? 'expired' : 'bad_token');
  }
}

function launchIn(claims: Readonly<Record<string, unknown>> & z.output<typeof Claims>, platform: Platform): Launch {
  const of = <Type>(name: string) => (claims[name] ?? undefined) as Type | undefined;
  if (of(`${lti}/version`) !== '1.3.0') return refuseLaunch('other_message');
  const message = messages[of<keyof typeof messages>(`${lti}/message_type`) ?? ('' as keyof typeof messages)];
  if (!message) return refuseLaunch('other_message');
  const deploymentId = of<string>(`${lti}/deployment_id`) ?? '';
  if (!platform.deploymentIds.includes(deploymentId)) return refuseLaunch('wrong_deployment');
  const settings = of<{
    deep_link_return_url: string;
    accept_types: string[];
    accept_lineitem?: boolean | null;
    data?: string | null;
  }>(`${services}/lti-dl/claim/deep_linking_settings`);
  if (message === 'deep-linking' && !settings) return refuseLaunch('bad_token');
  const context = of<{ id: string; title?: string | null; label?: string | null }>(`${lti}/context`);
  const roster = of<{ context_memberships_url: string }>(`${services}/lti-nrps/claim/namesroleservice`);
  const grades = of<{ lineitem?: string | null; scope?: string[] | null }>(`${services}/lti-ags/claim/endpoint`);
  const roles = of<string[]>(`${lti}/roles`) ?? [];
  return {
    ...{ subject: claims.sub, nonce: claims.nonce, message, deploymentId },
    isTeacher: roles.some((role) => teaches.test(role)),
    ...namesIn(claims),
    email: claims.email ?? '',
    seminarId: seminarIn(of(`${lti}/custom`), of(`${lti}/target_link_uri`)),
    context: { id: context?.id ?? '', title: context?.title || context?.label || '' },
    rosterUrl: roster?.context_memberships_url ?? null,
    lineItem: grades?.scope?.includes(scoreScope) ? (grades.lineitem ?? null) : null,
    deepLinking: settings
      ? {
          returnUrl: settings.deep_link_return_url,
          takesLinks: settings.accept_types.length === 0 || settings.accept_types.includes('ltiResourceLink'),
          takesGrades: settings.accept_lineitem !== false,
          data: settings.data ?? null,
        }
      : null,
  };
}

function namesIn({ given_name, family_name, name }: z.output<typeof Claims>) {
  if (given_name || family_name) return { firstName: given_name ?? '', lastName: family_name ?? '' };
  const words = (name ?? '').trim().split(/\s+/);
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

/** The seminar id from the custom field of our link, or else from the link's address. */
function seminarIn(custom: Readonly<Record<string, unknown>> | undefined, target: string | undefined): string | null {
  const isId = (given: unknown): given is string => typeof given === 'string' && /^[0-9a-f]{32}$/.test(given);
  if (isId(custom?.seminar)) return custom.seminar;
  const inAddress = target && URL.canParse(target) ? new URL(target).searchParams.get('seminar') : null;
  return isId(inAddress) ? inAddress : null;
}
