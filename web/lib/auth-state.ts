import { proxy } from 'valtio';

/**
 * `restoring`: the refresh cookie is being checked. `unreachable`: it could not be checked. `offline`: it could not be checked, but this
 * device knows who is signed in; the first request that reaches the server checks it.
 */
type Auth =
  | Readonly<{ status: 'restoring' | 'unreachable' | 'offline' }>
  /** `ended`: the person did not sign out here. The session expired or was ended elsewhere. */
  | Readonly<{ status: 'signed-out'; ended?: boolean }>
  | Readonly<{ status: 'signed-in'; accessToken: string; renewAt: number }>;

/** The only place of the access token. The refresh token is a cookie that no script can read. */
export const authState = proxy<{ auth: Auth }>({ auth: { status: 'restoring' } });

export const accessToken = (): string | undefined =>
  authState.auth.status === 'signed-in' ? authState.auth.accessToken : undefined;

export const isOffline = (): boolean => authState.auth.status === 'offline';

/** Whether a person is signed in, as far as this device knows. */
export const isInside = ({ status }: Auth): boolean => status === 'signed-in' || status === 'offline';

/** Whether the token expires within seconds. Renewing it first is cheaper than sending an upload twice. */
export const isEnding = (): boolean => authState.auth.status === 'signed-in' && Date.now() >= authState.auth.renewAt;

export function holdToken(token: string): void {
  authState.auth = { status: 'signed-in', accessToken: token, renewAt: Date.now() + lifetime(token) - 10_000 };
}

export function dropToken({ ended = false } = {}): void {
  authState.auth = { status: 'signed-out', ended };
}

/** Milliseconds. From issue to expiry, since this device's clock may be wrong. */
function lifetime(token: string): number {
  try {
    const claims = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const seconds = Number(claims.exp) - Number(claims.iat);
    return seconds > 0 ? seconds * 1000 : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
