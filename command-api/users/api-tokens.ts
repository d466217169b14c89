import { randomBytes } from 'node:crypto';
import { dayMs } from '#domain/kernel/durations.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { usesExternalApi } from '#domain/kernel/roles.ts';
import type { apiTokenCommands } from '#domain/users/contract/api-tokens.ts';
import { userDecider } from '#domain/users/decider.ts';
import { hashOfToken } from '#infra/hash-of-token.ts';
import { apiTokenPrefix } from '#infra/http/api-tokens.ts';
import { permitted } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { CommandHandlers } from '../command-area.ts';
import type { AccountTools } from './account-tools.ts';
import { userStream } from './stored-user.ts';
import { lockWaysIn } from './ways-in.ts';

/** Calls that make and revoke a person's tokens for programs. */
export const apiTokenCalls = ({ pool }: AccountTools): CommandHandlers<typeof apiTokenCommands> => ({
  MakeApiToken: {
    allow: permitted(usesExternalApi),
    // The answer contains the token, so it is not kept. A repeat makes a new token that replaces the lost one.
    claims: 'never',
    async run({ body: { name, scope, days }, principal, cause, send }) {
      const userId = principal().id;
      const id = derivedId(cause.commandId, 'api-token');
      const token = `${apiTokenPrefix}${randomBytes(32).toString('base64url')}`;
      const expiresAt = new Date(Date.now() + days * dayMs).toISOString();
      const data = { tokenId: id, name, scope, expiresAt };
      await send({ stream: userStream(userId), decider: userDecider, command: { type: 'MakeApiToken', data } });
      await inTransaction(pool, async (client) => {
        if (!(await lockWaysIn(client, userId))) refuse('unauthorized');
        await client.query(
          `insert into ops.api_token (id, hash, user_id, scope, expires_at) values ($1, $2, $3, $4, $5)
           on conflict (id) do update set hash = excluded.hash, expires_at = excluded.expires_at`,
          [id, hashOfToken(token), userId, scope, expiresAt],
        );
      });
      return { id, token, expiresAt };
    },
  },
  RevokeApiToken: {
    allow: 'signedIn',
    claims: 'never',
    async run({ params: { id }, principal, send }) {
      const userId = principal().id;
      await pool.query(
        'update ops.api_token set revoked_at = coalesce(revoked_at, now()) where id = $1 and user_id = $2',
        [id, userId],
      );
      const command = { type: 'RevokeApiToken', data: { tokenId: id } } as const;
      await send({ stream: userStream(userId), decider: userDecider, command });
    },
  },
});
