import type { Pool } from 'pg';
import type { administrationArea } from '#domain/administration/area.ts';
import { companyNames } from '#domain/administration/contract/people.ts';
import { ownSupport, personSupport, type SupportAccess } from '#domain/administration/contract/support.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import type { QueryArea } from '../query-area.ts';
import { query } from '../query-area.ts';
import { confirmationListQuery } from './confirmation-list.ts';
import { healthReportQuery } from './health-report.ts';
import { jobListQuery } from './job-list.ts';
import { personDetailQuery } from './person-detail.ts';
import { personCountQuery, personListQuery } from './person-list.ts';
import { timetableQuery } from './timetable.ts';

const ownSupportQuery = query(ownSupport, {
  allow: 'signedIn',
  answer: async ({ userId }, pool) => ({ access: await latest(pool, userId()) }),
});

const personSupportQuery = query(personSupport, {
  allow: permitted(administersUsers),
  answer: async ({ params: { id } }, pool) => ({ access: await latest(pool, id) }),
});

async function latest(pool: Pool, personId: string): Promise<SupportAccess | null> {
  const { rows } = await pool.query<SupportAccess>(
    `select s.access_id as "accessId", json_build_object('id', s.asked_by, 'name',
              (select p.first_name || ' ' || p.last_name from administration.person_list p where p.id = s.asked_by)) as by,
            s.hours, s.reason, s.requested_at as "requestedAt", s.until,
            case when s.state in ('asked', 'open') and s.until <= now() then 'ended' else s.state end as state
       from administration.support_access s where s.person_id = $1`,
    [personId],
  );
  return rows[0] ?? null;
}

/** More than that are found by typing. */
const most = 50;

const companyNamesQuery = query(companyNames, {
  allow: permitted(administersUsers),
  async answer({ query: { q = '' } }, pool) {
    const { rows } = await pool.query<{ id: string; name: string }>(
      `select id, name from companies.company_list where strpos(lower(name), lower($1)) > 0 order by lower(name), id limit ${most}`,
      [q],
    );
    return rows;
  },
});

export const administration: QueryArea<typeof administrationArea> = (deps) => {
  const { keys, settings } = deps;
  return {
    personList: personListQuery(keys),
    personCount: personCountQuery,
    companyNames: companyNamesQuery,
    personDetail: personDetailQuery({ keys, limits: settings }),
    confirmationList: confirmationListQuery,
    jobList: jobListQuery,
    timetable: timetableQuery,
    healthReport: healthReportQuery(deps),
    ownSupport: ownSupportQuery,
    personSupport: personSupportQuery,
  };
};
