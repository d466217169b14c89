import * as z from 'zod/mini';
import type { Platform } from '#domain/platforms/deciders.ts';
import { CallFailed } from '#infra/outgoing/call-failed.ts';
import { type GuardedResponse, guardedRequest } from '#infra/outgoing/guarded-request.ts';
import type { ToolKeys } from './tool-keys.ts';

const services = 'https://purl.imsglobal.org/spec';
export const scopes = {
  score: `${services}/lti-ags/scope/score`,
  roster: `${services}/lti-nrps/scope/contextmembership.readonly`,
} as const;
type Scope = (typeof scopes)[keyof typeof scopes];

type Call = Readonly<{
  platform: Platform;
  scope: Scope;
  method: 'GET' | 'POST';
  url: string;
  /** Media type. */
  accept?: string;
  contentType?: string;
  body?: string;
  signal: AbortSignal;
}>;

const patienceMs = 10_000;
const assertion = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const Token = z.object({ access_token: z.string(), expires_in: z.catch(z.coerce.number(), 300) });

/** Calls a platform's services. Gets access tokens from the platform with a signed assertion (RFC 7523). */
export function platformClient({ signing, inside }: Readonly<{ signing: ToolKeys; inside: boolean }>) {
  const tokens = new Map<string, Readonly<{ token: string; until: number }>>();

  const ask = (url: string, given: Omit<Parameters<typeof guardedRequest>[1], 'inside'>): Promise<GuardedResponse> =>
    guardedRequest(url, { ...given, inside, signal: AbortSignal.any([given.signal, AbortSignal.timeout(patienceMs)]) });

  async function tokenFor({ platform, scope, signal }: Call, isRefused: boolean): Promise<string> {
    const name = `${platform.id} ${platform.tokenUrl} ${scope}`;
    const known = tokens.get(name);
    if (known && !isRefused && Date.now() < known.until) return known.token;
    const { clientId, tokenUrl } = platform;
    const client_assertion = await signing.sign({ iss: clientId, sub: clientId, aud: tokenUrl });
    const form = {
      ...{ grant_type: 'client_credentials', client_assertion_type: assertion, client_assertion, scope },
    };
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
    const body = new URLSearchParams(form).toString();
    const { status, text } = await ask(tokenUrl, { method: 'POST', headers, body, signal });
    const read = status === 200 ? Token.safeParse(jsonIn(text)) : undefined;
    if (!read?.success) throw new CallFailed(`token_${status}`);
    const { access_token: token, expires_in } = read.data;
    // Expires a minute early: clocks differ.
    tokens.set(name, { token, until: Date.now() + (expires_in - 60) * 1_000 });
    return token;
  }

  async function once(call: Call, isRefused: boolean): Promise<GuardedResponse> {
    const { method, url, accept, contentType, body, signal } = call;
    const headers = {
      authorization: `Bearer ${await tokenFor(call, isRefused)}`,
      ...(accept && { accept }),
      ...(contentType && { 'content-type': contentType }),
    };
    return ask(url, { method, headers, signal, ...(body !== undefined && { body }) });
  }

  return {
    /** @throws CallFailed unless the answer is 2xx, AddressRefused, and connection errors */
    async call(call: Call): Promise<GuardedResponse> {
      const first = await once(call, false);
      const answer = first.status === 401 ? await once(call, true) : first;
      if (answer.status < 200 || answer.status > 299) throw new CallFailed(`http_${answer.status}`);
      return answer;
    },
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
