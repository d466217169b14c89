import { type ConfirmationRow, confirmationList } from '#domain/administration/contract/confirmations.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';

/** Days for which decided and expired confirmations are listed, maximum rows, and maximum people named in a row. */
const [keptDays, mostShown, mostPeople] = [7, 50, 5];

const personNamed = (id: string) => `json_build_object('id', ${id}, 'name',
  (select p.first_name || ' ' || p.last_name from administration.person_list p where p.id = ${id}))`;
const state = `case when state = 'open' and expires_at <= now() then 'expired' else state end`;

export const confirmationListQuery = query(confirmationList, {
  allow: permitted(administersUsers),
  async answer({ userId }, pool) {
    const { rows } = await pool.query<ConfirmationRow>(
      `select c.id, c.kind, (select coalesce(json_agg(${personNamed('one.id')} order by one.place), '[]')
                from unnest(c.people[1:${mostPeople}]) with ordinality as one (id, place)) as people,
              cardinality(c.people) as count, c.area, ${personNamed('c.requested_by')} as "requestedBy",
              c.requested_at as "requestedAt", c.expires_at as "expiresAt", c.reason, ${state} as state,
              case when c.decided_by is not null then ${personNamed('c.decided_by')} end as "decidedBy",
              c.decided_at as "decidedAt",
              ${state} = 'open' and c.requested_by <> $1 and $1 <> all(c.people) as "mayConfirm"
         from administration.confirmation_list c
        where (c.state = 'open' and c.expires_at > now()) or c.requested_at > now() - interval '${keptDays} days'
        order by (${state} = 'open') desc, c.requested_at desc, c.id limit ${mostShown}`,
      [userId()],
    );
    return rows;
  },
});
