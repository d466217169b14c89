import { refuse } from '#domain/kernel/errors.ts';
import { arrival } from '#domain/platforms/contract/calls.ts';
import { hashOfToken } from '#infra/hash-of-token.ts';
import { arrivalCookie } from '#infra/http/arrival-cookie.ts';
import type { Deps } from '#infra/service.ts';
import { query } from '../query-area.ts';

type Row = Readonly<{
  platform: string;
  seminar: string | null;
  launch: Readonly<{ firstName: string; lastName: string; email: string }>;
}>;

/** Finds the arrival by the cookie that the launch set in this browser. */
export const arrivalQuery = ({ settings }: Pick<Deps, 'settings'>) => {
  const cookie = arrivalCookie(settings);
  return query(arrival, {
    allow: 'anyone',
    async answer({ request }, pool) {
      const { rows } = await pool.query<Row>(
        `select p.name as platform, s.name as seminar, a.claims as launch
           from ops.platform_arrival a join platforms.platform p on p.id = a.platform_id
           left join seminars.seminar_list s
             on s.id = a.claims ->> 'seminarId' and exists (
               select 1 from platforms.course_link l where l.platform_id = p.id and l.seminar_id = s.id)
          where a.token_hash = $1 and a.expires_at > now()`,
        [hashOfToken(cookie.read(request) ?? '')],
      );
      const { platform, seminar, launch } = rows[0] ?? refuse('not_found');
      const { firstName, lastName, email } = launch;
      return { platform, seminar, firstName, lastName, email };
    },
  });
};
