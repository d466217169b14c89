import { proxy } from 'valtio';

/**
 * `restoring`: whether the refresh cookie still holds is being found out. `unreachable`: it could not be. `offline`: it could not
 * be, and this device knows who is signed in; the first request that reaches the server finds it out.
 */
type Auth =
  | Readonly<{ status: 'restoring' | 'unreachable' | 'offline' }>
  /** `ended`: not by the person, on this device: it was too old, or was ended elsewhere. */
  | Readonly<{ status: 'signed-out'; ended?: boolean }>
  | Readonly<{ status: 'signed-in'; accessToken: string; renewAt: number }>;

/** The access token lives here and nowhere else; the refresh token is a cookie that no script can read. */
export const authState = proxy<{ auth: Auth }>({ auth: { status: 'restoring' } });

export const accessToken = (): string | undefined =>
  authState.auth.status === 'signed-in' ? authState.auth.accessToken : undefined;

export const isOffline = (): boolean => authState.auth.status === 'offline';

/** Somebody is signed in, as far as this device knows. */
export const isInside = ({ status }: Auth): boolean => status === 'signed-in' || status === 'offline';

/** The token ends within seconds: renewing first is cheaper than sending an upload twice. */
export const isEnding = (): boolean => authState.auth.status === 'signed-in' && Date.now() >= authState.auth.renewAt;

export function holdToken(token: string): void {
  authState.auth = { status: 'signed-in', accessToken: token, renewAt: Date.now() + lifetime(token) - 10_000 };
}

export function dropToken({ ended = false } = {}): void {
  authState.auth = { status: 'signed-out', ended };
}

/** In ms. Its length, not its end: this device's clock may be wrong. */
function lifetime(token: string): number {
  try {
    const claims = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const seconds = Number(claims.exp) - Number(claims.iat);
    return seconds > 0 ? seconds * 1000 : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
