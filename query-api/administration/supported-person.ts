import type { Pool } from 'pg';
import { permitsAny } from '#domain/kernel/permissions.ts';
import { readsHistory } from '#domain/kernel/roles.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import type { FindPrincipal, FindSupported } from '#infra/http/rules.ts';
import type { SupportTokens } from '#infra/http/support-token.ts';

type Dependencies = Readonly<{ pool: Pick<Pool, 'query'>; tokens: SupportTokens; findPrincipal: FindPrincipal }>;

/**
 * Finds the person whose account an admin may see. Undefined if the person does not allow it (any more), if the admin is no
 * admin any more, or if the person may see other people's data.
 */
export const supportedPerson =
  ({ pool, tokens, findPrincipal }: Dependencies): FindSupported =>
  async (token) => {
    const holder = await tokens.verify(token);
    if (!holder) return undefined;
    const { userId, adminId, accessId } = holder;
    const [admin, person] = [await findPrincipal(adminId), await findPrincipal(userId)];
    if (!admin || !person || !permitsAny(admin.permissions, [administersUsers])) return undefined;
    if (permitsAny(person.permissions, [administersUsers, readsHistory])) return undefined;
    const { rowCount } = await pool.query(
      `select 1 from administration.support_access
        where person_id = $1 and access_id = $2 and asked_by = $3 and state = 'open' and until > now()`,
      [userId, accessId, adminId],
    );
    return rowCount === 1 ? person : undefined;
  };
