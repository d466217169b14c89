import type * as z from 'zod/mini';
import { refuse } from '#domain/kernel/errors.ts';
import { courseLinkList, platformAccountList, platformList } from '#domain/platforms/contract/calls.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';
import { utc } from '../times.ts';

export const platformsQuery = query(platformList, {
  allow: permitted(administersUsers),
  async answer(_asked, pool) {
    const { rows } = await pool.query<z.input<typeof platformList.answer>[number]>(
      `select p.id, p.name, p.issuer, p.client_id as "clientId", p.deployment_ids as "deploymentIds",
              p.authorization_url as "authorizationUrl", p.token_url as "tokenUrl", p.jwks_url as "jwksUrl",
              case when l.platform_id is not null then jsonb_build_object('at', ${utc('l.at')}, 'fault', l.fault) end as "lastLaunch",
              g.last as "lastGrade"
         from platforms.platform p left join ops.platform_launch l on l.platform_id = p.id
         left join lateral (
           select jsonb_build_object('at', ${utc('tried_at')}, 'state', state, 'fault', fault) as last
             from ops.platform_grade where platform_id = p.id order by tried_at desc limit 1) g on true
        order by lower(p.name), p.id`,
    );
    return rows;
  },
});

export const platformAccountsQuery = query(platformAccountList, {
  allow: 'signedIn',
  async answer({ userId }, pool) {
    const { rows } = await pool.query<z.input<typeof platformAccountList.answer>[number]>(
      `select a.id, p.name as platform, p.issuer, ${utc('a.connected_at')} as "connectedAt"
         from platforms.platform_account a join platforms.platform p on p.id = a.platform_id
        where a.person_id = $1 order by lower(p.name), a.id`,
      [userId()],
    );
    return rows;
  },
});

export const courseLinksQuery = query(courseLinkList, {
  allow: 'signedIn',
  async answer({ userId, params: { seminarId } }, pool) {
    const { rowCount } = await pool.query('select 1 from seminars.seminar_list where id = $1 and owner_id = $2', [
      seminarId,
      userId(),
    ]);
    // Do not reveal the seminar to outsiders.
    if (!rowCount) refuse('not_found');
    const { rows } = await pool.query<z.input<typeof courseLinkList.answer>[number]>(
      `select l.id, p.name as platform, ${utc('l.linked_at')} as "linkedAt",
              (select coalesce(jsonb_agg(c - 'course'), '[]') from jsonb_array_elements(l.courses) c) as courses,
              (select count(distinct person_id)::int from ops.platform_grade g where g.link_id = l.id) as graded,
              (select count(distinct person_id)::int from ops.platform_grade g where g.link_id = l.id and g.state = 'failed') as failed
         from platforms.course_link l join platforms.platform p on p.id = l.platform_id
        where l.seminar_id = $1 order by lower(p.name), l.id`,
      [seminarId],
    );
    return rows;
  },
});
