import { errors, jwtVerify, SignJWT } from 'jose';

const issuer = 'rostra';
const audience = 'rostra-api';
const lifetimeSeconds = 600;
/** So much may the clocks of two machines differ: what comes from further ahead would be good for too long. */
const clocksDifferMs = 30_000;

/** `expired` is worth a refresh, `invalid` is not. */
type Verified = Readonly<{ userId: string; expiresAt: Date }> | 'expired' | 'invalid';

export type AccessTokens = Readonly<{
  issue: (userId: string, now?: Date) => Promise<string>;
  verify: (token: string, now?: Date) => Promise<Verified>;
}>;

/** Tokens whose signature is known to be good: a client sends the same one for minutes. */
const mostKept = 10_000;

/** JWT (RFC 9068), HS256 and nothing else. It says who; what they may do is looked up at every request. */
export function accessTokens(key: Buffer): AccessTokens {
  const good = new Map<string, Extract<Verified, object>>();

  return {
    issue(userId, now = new Date()) {
      const issuedAt = Math.floor(now.getTime() / 1_000);
      return new SignJWT()
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
      if (known && known.expiresAt > now) return known;
      good.delete(token);
      try {
        const demands = { algorithms: ['HS256'], typ: 'at+jwt', issuer, audience, currentDate: now };
        const { payload } = await jwtVerify(token, key, demands);
        if ((payload.iat ?? 0) * 1_000 > now.getTime() + clocksDifferMs) return 'invalid';
        if (!payload.sub || !payload.exp) return 'invalid';
        const verified = { userId: payload.sub, expiresAt: new Date(payload.exp * 1_000) };
        const [oldest] = good.keys();
        if (good.size >= mostKept && oldest) good.delete(oldest);
        good.set(token, verified);
        return verified;
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
      }
    },
  };
}
