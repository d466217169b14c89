import { headerNames } from '#domain/kernel/header-names.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { ApiError } from './api-error.ts';
import { accessToken, dropToken, holdToken, isOffline } from './auth-state.ts';
import { tokenInUse } from './support-mode.ts';

declare global {
  /** The answer to the first exchange, set by `web/public/early.js`. */
  var rostraEarlyRefresh: Promise<Response> | undefined;
}

let running: Promise<string | undefined> | undefined;

/**
 * Exchanges the access token `stale` for a new one. Undefined if the session is over; the state is then signed out.
 * Concurrent callers share one exchange. Throws if the server does not decide; the session then goes on.
 */
export function renewAccess(stale: string | undefined): Promise<string | undefined> {
  const current = accessToken();
  if (current !== undefined && current !== stale) return Promise.resolve(current);
  running ??= oneTabAtATime(exchange).finally(() => {
    running = undefined;
  });
  return running;
}

async function exchange(): Promise<string | undefined> {
  const response = await (early() ?? ask()).catch(() => {
    throw ApiError.unreachable();
  });
  if (response.ok) {
    const { accessToken: own } = (await response.json()) as { accessToken: string };
    const renewed = await tokenInUse(own);
    holdToken(renewed);
    return renewed;
  }
  // 429 and 5xx say nothing about the session.
  if (response.status !== 401 && response.status !== 403 && response.status !== 400)
    throw await ApiError.from(response);
  // On start there may have been no session, so none has ended.
  dropToken({ ended: accessToken() !== undefined || isOffline() });
  return undefined;
}

function ask(): Promise<Response> {
  const { method, path } = userCommands.RefreshJwt;
  const headers = { 'content-type': 'application/json', [headerNames.client]: 'web' };
  return fetch(path, { method, headers, body: '{}' });
}

/** The request that `web/public/early.js` sent before this code was loaded; undefined after its first use. */
function early(): Promise<Response> | undefined {
  const asked = globalThis.rostraEarlyRefresh;
  globalThis.rostraEarlyRefresh = undefined;
  return asked;
}

// Refresh tokens rotate, and using one twice ends the session, so two tabs must not send the same cookie at once.
async function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? await locks.request('rostra_refresh', work) : await work();
}
