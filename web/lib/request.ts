import { headerNames } from '#domain/kernel/header-names.ts';
import { ApiError } from './api-error.ts';
import { accessToken, isEnding, isOffline } from './auth-state.ts';
import { guestHeaders } from './guest-pass.ts';
import { currentLocale } from './locale.ts';
import { renewAccess } from './renew-access.ts';
import { minPosition, noteWritten } from './written-position.ts';

type Init = Omit<RequestInit, 'headers'> & Readonly<{ headers?: Readonly<Record<string, string>> }>;

/** Sends a request, and again with a new token if the old one had expired. Throws `ApiError` unless the answer is good. */
export async function request(path: string, init: Init = {}): Promise<Response> {
  const token = await currentToken();
  const first = await attempt(path, init, token);
  if (first.ok) return first;
  if (!mayRenew(path, first.headers.get('token-expired'), first.status)) throw await ApiError.from(first);
  const renewed = await renewAccess(token);
  if (renewed === undefined) throw await ApiError.from(first);
  const second = await attempt(path, init, renewed);
  if (second.ok) return second;
  throw await ApiError.from(second);
}

/** Headers of every request. */
export function commonHeaders(token: string | undefined): Record<string, string> {
  return {
    [headerNames.client]: 'web',
    'accept-language': currentLocale(),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...minPosition(),
    ...guestHeaders(),
  };
}

export async function currentToken(): Promise<string | undefined> {
  return isEnding() || isOffline() ? renewAccess(accessToken()) : accessToken();
}

/** Account calls answer 401 for other reasons too, for example a wrong password. */
export const mayRenew = (path: string, expired: string | null, status: number): boolean =>
  (status === 401 || expired === 'true') && !path.startsWith('/api/Account/') && accessToken() !== undefined;

async function attempt(path: string, init: Init, token: string | undefined): Promise<Response> {
  const response = await fetch(path, { ...init, headers: { ...commonHeaders(token), ...init.headers } }).catch(
    (error: unknown) => {
      throw init.signal?.aborted ? error : ApiError.unreachable();
    },
  );
  noteWritten(response.headers.get(headerNames.position));
  return response;
}
