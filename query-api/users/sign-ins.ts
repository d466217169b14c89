import { signInList } from '#domain/users/contract/calls.ts';
import type { AccessTokens } from '#infra/http/access-token.ts';
import { clientOf } from '#infra/http/client-of.ts';
import { bearerOf } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';

type Row = Readonly<{
  id: string;
  name: string | null;
  userAgent: string | null;
  signedInAt: string;
  lastUsedAt: string;
}>;

export const signInsQuery = (tokens: Pick<AccessTokens, 'verify'>) =>
  query(signInList, {
    allow: 'signedIn',
    async answer({ userId, request }, pool) {
      const { rows } = await pool.query<Row>(
        `select family.id, family.device_name as name, family.user_agent as "userAgent", family.created_at as "signedInAt",
                coalesce(max(token.created_at), family.created_at) as "lastUsedAt"
           from ops.refresh_family family left join ops.refresh_token token on token.family_id = family.id
          where family.user_id = $1 and family.revoked_at is null
          group by family.id
         having coalesce(max(token.expires_at), family.expires_at) > now()
          order by 4 desc`,
        [userId()],
      );
      const verified = await tokens.verify(bearerOf(request) ?? '');
      const current = typeof verified === 'object' ? verified.familyId : undefined;
      return rows.map(({ userAgent, ...row }) => ({ ...row, ...clientOf(userAgent), isCurrent: row.id === current }));
    },
  });
