import type * as z from 'zod/mini';
import { emailChange } from '#domain/users/contract/account.ts';
import { query } from '../query-area.ts';

type Row = Readonly<{ change: z.input<typeof emailChange.answer>['change'] }>;

export const emailChangeQuery = query(emailChange, {
  allow: 'signedIn',
  async answer({ userId }, pool) {
    const { rows } = await pool.query<Row>('select email_change as change from users.user_account where id = $1', [
      userId(),
    ]);
    const change = rows[0]?.change ?? null;
    return { change: change && change.expiresAt > new Date().toISOString() ? change : null };
  },
});
