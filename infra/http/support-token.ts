import { jwtVerify, SignJWT } from 'jose';
import { lifetimeSeconds } from './access-token.ts';

const [issuer, audience, typ] = ['rostra', 'rostra-support', 'support+jwt'];

/** `adminId` reads the account of `userId`, with the access that the person granted. */
type SupportHolder = Readonly<{ userId: string; adminId: string; accessId: string }>;

export type SupportTokens = Readonly<{
  issue: (holder: SupportHolder, until: Date, now?: Date) => Promise<string>;
  verify: (token: string, now?: Date) => Promise<SupportHolder | undefined>;
}>;

/** Distinct from sign-in tokens: each kind has its own `verify`, which refuses the other kind. */
export function supportTokens(key: Buffer): SupportTokens {
  return {
    issue({ userId, adminId, accessId }, until, now = new Date()) {
      const issuedAt = Math.floor(now.getTime() / 1_000);
      const end = Math.min(issuedAt + lifetimeSeconds, Math.floor(until.getTime() / 1_000));
      // RFC 8693's claim for the actor who acts for the subject.
      return new SignJWT({ act: { sub: adminId }, access: accessId })
        .setProtectedHeader({ alg: 'HS256', typ })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(end)
        .sign(key);
    },

    async verify(token, now = new Date()) {
      const demands = { algorithms: ['HS256'], typ, issuer, audience, currentDate: now };
      const verified = await jwtVerify<{ act?: { sub?: string }; access?: string }>(token, key, demands).catch(
        () => undefined,
      );
      const { sub: userId, act, access: accessId } = verified?.payload ?? {};
      return userId && act?.sub && accessId ? { userId, adminId: act.sub, accessId } : undefined;
    },
  };
}
