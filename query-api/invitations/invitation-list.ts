import type { Pool } from 'pg';
import { invitationList } from '#domain/invitations/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { companyOf } from '#query-api/companies/for-others.ts';
import { managesAs } from '#query-api/groups/for-others.ts';
import { nameOf } from '#query-api/users/for-others.ts';
import { query } from '../query-area.ts';
import { isAddressedTo } from './for-others.ts';

type Row = Readonly<{
  id: string;
  standing: 'open' | 'accepted' | 'declined' | 'revoked';
  email: string;
  role: string;
  createdAt: string;
  seminar: { id: string; name: string } | null;
  group: { id: string; name: string } | null;
  company: { id: string; name: string } | null;
  from: string | null;
  fromName: string | null;
}>;

const columns = `i.id, i.standing, i.email, i.role,
  to_char(i.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", u.username as "from", ${nameOf('u')} as "fromName",
  case when l.id is not null then jsonb_build_object('id', l.id, 'name', l.name) end as seminar,
  case when g.id is not null then jsonb_build_object('id', g.id, 'name', g.name) end as "group",
  case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name) end as company`;
const places = `left join users.user_account u on u.id = i.inviter_id
  left join seminars.seminar_list l on i.target_type = 'seminar' and l.id = i.target_id
  left join groups.group_list g on i.target_type = 'group' and g.id = i.target_id and not g.is_removed
  left join companies.company_list c on i.target_type = 'company' and c.id = i.target_id`;
const tables = `invitations.invitation_list i ${places}`;

/** Invitations to the person's confirmed address, and those accepted under an earlier address. */
const toPerson = `select ${columns} from users.user_account me
  join invitations.invitation_list i on i.invitee_id = me.id
  ${places}
  where me.id = $1 and (i.standing = 'accepted' or ${isAddressedTo('me')}) and i.standing <> 'revoked'
    and (i.target_type <> 'seminar' or l.id is not null) and (i.target_type <> 'group' or g.id is not null)
    and (i.target_type <> 'company' or c.id is not null)
  order by i.sent_at desc, i.id`;

const ofSeminar = `select ${columns} from ${tables}
  where i.target_id = $2 and l.owner_id = $1 order by i.sent_at desc, i.id`;

const ofCompany = `select ${columns} from ${tables} where i.target_id = $1 and c.id is not null order by i.sent_at desc, i.id`;

const ofGroup = `select ${columns} from ${tables} where i.target_id = $1 and g.id is not null order by i.sent_at desc, i.id`;

export const invitationListQuery = query(invitationList, {
  allow: 'signedIn',
  async answer({ query: { seminarId, groupId, companyId }, userId }, pool) {
    if (groupId !== undefined) {
      await refuseUnmanaged(pool, groupId, userId());
      return (await pool.query<Row>(ofGroup, [groupId])).rows.map(shown);
    }
    if (companyId !== undefined) {
      const own = await companyOf(pool, userId());
      if (own?.id !== companyId || own.role === 'employee') return refuse('not_found');
      return (await pool.query<Row>(ofCompany, [companyId])).rows.map(shown);
    }
    if (seminarId === undefined) return (await pool.query<Row>(toPerson, [userId()])).rows.map(shown);
    const own = 'select 1 from seminars.seminar_list where id = $1 and owner_id = $2';
    if (!(await pool.query(own, [seminarId, userId()])).rowCount) return refuse('seminar_not_found');
    return (await pool.query<Row>(ofSeminar, [userId(), seminarId])).rows.map(shown);
  },
});

const shown = (row: Row) => ({ ...row, active: row.standing === 'open' });

/** @throws not_found if the person does not manage the group */
async function refuseUnmanaged(pool: Pool, groupId: string, personId: string): Promise<void> {
  const text = `select from groups.member m join groups.group_list g on g.id = m.group_id
    where m.group_id = $1 and m.person_id = $2 and not g.is_removed and ${managesAs('m')}`;
  if (!(await pool.query(text, [groupId, personId])).rowCount) refuse('not_found');
}
