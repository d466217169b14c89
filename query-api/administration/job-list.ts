import { type JobRow, jobList } from '#domain/administration/contract/operations.ts';
import { administersProjections } from '#domain/projections/contract/permission.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';
import { asTime } from '../times.ts';

const most = 100;

export const jobListQuery = query(jobList, {
  allow: permitted(administersProjections),
  async answer(_asked, pool) {
    const count = (...states: readonly string[]) =>
      `(count(*) filter (where state in (${states.map((state) => `'${state}'`).join(', ')})))::int`;
    const [counts, jobs] = await Promise.all([
      pool.query<{ kind: string; waiting: number; running: number; failed: number; done: number }>(
        `select kind, ${count('queued')} as waiting, ${count('running')} as running, ${count('failed')} as failed,
                ${count('done')} as done from ops.job group by kind order by kind`,
      ),
      pool.query<JobRow>(
        `select id, kind, state, attempt, max_attempts as "maxAttempts", ${asTime('created_at', 'createdAt')},
                ${asTime(`case when state = 'queued' then run_at else updated_at end`, 'at')}, last_error as error
           from ops.job where state in ('queued', 'running', 'failed')
          order by case when state = 'failed' then 0 when attempt > 0 and state = 'queued' then 1 when state = 'running' then 2 else 3 end,
                   updated_at desc, id limit ${most}`,
      ),
    ]);
    return { counts: counts.rows, jobs: jobs.rows };
  },
});
