import type { Push } from '#domain/kernel/contract.ts';
import { isGoodRefreshToken, refreshTokenHash } from '#infra/http/refresh-token-hash.ts';
import type { Holder } from '#infra/http/sockets/open-sockets.ts';
import type { Deps } from '#infra/service.ts';

type Tokens = Extract<Push, { type: 'TokenUpdate' }>['data'];

/** A client that keeps its tokens in a cookie has them anyway. */
const kept: Tokens = { accessToken: null, refreshToken: null };

/**
 * The tokens that a socket is told. A client that keeps its own showed its refresh token with its first message: it gets a new
 * access token. The refresh token stays the same, since a push may be lost.
 */
export const freshTokens =
  ({ pool, tokens, keys }: Pick<Deps, 'pool' | 'tokens' | 'keys'>) =>
  async ({ userId, familyId, refreshToken }: Holder): Promise<Tokens> => {
    if (refreshToken === undefined || familyId === undefined) return kept;
    const hash = refreshTokenHash(keys('refresh-token'), refreshToken);
    if (!(await isGoodRefreshToken(pool, { hash, familyId }))) return kept;
    return { accessToken: await tokens.issue({ userId, familyId }), refreshToken };
  };
