import { errors, jwtVerify, SignJWT } from 'jose';

const issuer = 'rostra';
const audience = 'rostra-api';
/** The lifetime of a token. */
export const lifetimeSeconds = 600;
/** Clock skew allowed between two machines. A token issued further in the future would be valid for too long. */
const clocksDifferMs = 30_000;

/** The holder of a token. `familyId`: the sign-in that it came from; a token without one ends only when it expires. */
type Holder = Readonly<{ userId: string; familyId?: string | undefined }>;

/** `expired`: the client should refresh it. `invalid`: a refresh does not help. */
type Verified = (Holder & Readonly<{ expiresAt: Date }>) | 'expired' | 'invalid';

export type AccessTokens = Readonly<{
  issue: (holder: Holder, now?: Date) => Promise<string>;
  verify: (token: string, now?: Date) => Promise<Verified>;
}>;

/** The most tokens that are cached after their signature was verified: a client sends the same token for minutes. */
const mostKept = 10_000;

/**
 * JWT (RFC 9068), HS256 only. It identifies the person; permissions are looked up at every request. A token is invalid
 * as soon as `isRevoked` returns true for its family.
 */
export function accessTokens(key: Buffer, isRevoked: (familyId: string) => boolean = () => false): AccessTokens {
  const good = new Map<string, Extract<Verified, object>>();
  const unlessRevoked = (verified: Extract<Verified, object>): Verified =>
    verified.familyId !== undefined && isRevoked(verified.familyId) ? 'invalid' : verified;

  return {
    issue({ userId, familyId }, now = new Date()) {
      const issuedAt = Math.floor(now.getTime() / 1_000);
      // OpenID Connect's claim for a sign-in.
      return new SignJWT(familyId === undefined ? {} : { sid: familyId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key);
    },

    async verify(token, now = new Date()) {
      const known = good.get(token);
      if (known && known.expiresAt > now) return unlessRevoked(known);
      good.delete(token);
      try {
        const demands = { algorithms: ['HS256'], typ: 'at+jwt', issuer, audience, currentDate: now };
        const { payload } = await jwtVerify(token, key, demands);
        if ((payload.iat ?? 0) * 1_000 > now.getTime() + clocksDifferMs) return 'invalid';
        if (!payload.sub || !payload.exp) return 'invalid';
        const { sub: userId, exp, sid } = payload;
        const verified = { userId, familyId: familyIn(sid), expiresAt: new Date(exp * 1_000) };
        const [oldest] = good.keys();
        if (good.size >= mostKept && oldest) good.delete(oldest);
        good.set(token, verified);
        return unlessRevoked(verified);
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
      }
    },
  };
}

const familyIn = (sid: unknown) => (typeof sid === 'string' ? sid : undefined);
