import { apiTokenList, type TokenScope } from '#domain/users/contract/api-tokens.ts';
import { query } from '../query-area.ts';
import { utc } from '../times.ts';

type Row = Readonly<{
  id: string;
  name: string;
  scope: TokenScope;
  madeAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  state: 'active' | 'expired' | 'revoked';
}>;

/** A token without a row in `ops.api_token` is shown as revoked, since requests with it are refused. */
export const apiTokensQuery = query(apiTokenList, {
  allow: 'signedIn',
  async answer({ userId }, pool) {
    const { rows } = await pool.query<Row>(
      `select made.id, made.name, made.scope, ${utc('made.made_at')} as "madeAt", ${utc('made.expires_at')} as "expiresAt",
              ${utc('held.last_used_at')} as "lastUsedAt",
              case when made.revoked_at is not null or held.id is null or held.revoked_at is not null then 'revoked'
                   when made.expires_at <= now() then 'expired' else 'active' end as state
         from users.api_token made left join ops.api_token held on held.id = made.id
        where made.owner_id = $1
          and least(made.expires_at, coalesce(made.revoked_at, held.revoked_at, 'infinity')) > now() - interval '30 days'
        order by made.made_at desc, made.id`,
      [userId()],
    );
    return rows;
  },
});
