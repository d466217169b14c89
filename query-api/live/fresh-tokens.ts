import type { Push } from '#domain/kernel/contract.ts';
import { isGoodRefreshToken, refreshTokenHash } from '#infra/http/refresh-token-hash.ts';
import type { Holder } from '#infra/http/sockets/open-sockets.ts';
import type { Deps } from '#infra/service.ts';

type Tokens = Extract<Push, { type: 'TokenUpdate' }>['data'];

/** Clients with cookies have their tokens already. */
const kept: Tokens = { accessToken: null, refreshToken: null };

/**
 * The tokens to push through a socket. A client without cookies sent its refresh token in its first message, so it gets a new
 * access token. The refresh token does not change, because a push may be lost.
 */
export const freshTokens =
  ({ pool, tokens, keys }: Pick<Deps, 'pool' | 'tokens' | 'keys'>) =>
  async ({ userId, familyId, refreshToken }: Holder): Promise<Tokens> => {
    if (refreshToken === undefined || familyId === undefined) return kept;
    const hash = refreshTokenHash(keys('refresh-token'), refreshToken);
    if (!(await isGoodRefreshToken(pool, { hash, familyId }))) return kept;
    return { accessToken: await tokens.issue({ userId, familyId }), refreshToken };
  };
