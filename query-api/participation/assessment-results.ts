import type { Pool } from 'pg';
import type * as z from 'zod/mini';
import type { Locale } from '#domain/kernel/contract.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { agreementOf } from '#domain/participation/contract/agreement.ts';
import {
  type AssessmentResults,
  assessmentResults,
  assessmentsAsCsv,
} from '#domain/participation/contract/assessments.ts';
import type { Person } from '#domain/participation/contract/submissions.ts';
import type { Criterion, RatedLevel } from '#domain/seminars/contract/criteria.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { permitted } from '#infra/http/rules.ts';
import { personOf } from '#query-api/users/for-others.ts';
import { query } from '../query-area.ts';
import { countedLevels } from './counted-levels.ts';
import { sendTable } from './send-table.ts';

type Session = Readonly<{
  submissionId: string;
  elementId: string;
  elementTitle: string;
  user: z.infer<typeof Person>;
  given: readonly (readonly RatedLevel[])[];
}>;

/** @throws seminar_not_found if the seminar does not belong to this person */
async function load(pool: Pool, seminarId: string, ownerId: string): Promise<AssessmentResults> {
  const found = await pool.query<{ criteria: Criterion[] }>({
    name: 'criteria-of-seminar',
    text: 'select criteria from seminars.seminar_detail where id = $1 and owner_id = $2',
    values: [seminarId, ownerId],
  });
  const { criteria } = found.rows[0] ?? refuse('seminar_not_found');
  const { rows } = await pool.query<Session>({
    name: 'assessed-talks',
    text: `select s.id as "submissionId", s.element_id as "elementId", coalesce(e.title, '') as "elementTitle",
        ${personOf('u', 's.participant_id')} as "user",
        coalesce((select jsonb_agg(a.levels) from participation.assessment a where a.submission_id = s.id), '[]') as given
      from participation.submission s join seminars.seminar_detail d on d.id = s.seminar_id
        left join users.user_account u on u.id = s.participant_id
        left join lateral (select element->>'title' as title from jsonb_array_elements(d.blocks) block,
          jsonb_array_elements(block->'elements') element where element->>'id' = s.element_id) e on true
      where s.seminar_id = $1 and s.type = 'video_presentation' and not s.skipped and (s.is_shared or exists (
          select from participation.assessment a where a.submission_id = s.id))
        and s.element_id = any(d.assessed)
      order by u.last_name || ' ' || u.first_name nulls last, s.participant_id, s.created_at`,
    values: [seminarId],
  });
  return {
    criteria: criteria.map((criterion) => {
      const units = rows.map(({ given }) => levelsOf(criterion.id, given));
      const all = units.flat();
      return { ...criterion, ratings: all.length, mean: meanOf(all), agreement: agreementOf(units) };
    }),
    talks: rows.map(({ given, ...session }) => ({
      ...session,
      raters: given.length,
      results: countedLevels(criteria, given).map((one) => ({
        ...one,
        mean: meanOf(levelsOf(one.criterionId, given)),
      })),
    })),
  };
}

const levelsOf = (wanted: string, given: Session['given']) =>
  given.flatMap((levels) => levels.filter(({ criterionId }) => criterionId === wanted).map(({ level }) => level));

const meanOf = (levels: readonly number[]) =>
  levels.length === 0 ? null : levels.reduce((sum, level) => sum + level, 0) / levels.length;

const allow = permitted(usesSeminars);

export const assessmentResultsQuery = query(assessmentResults, {
  allow,
  answer: ({ params: { seminarId }, userId }, pool) => load(pool, seminarId, userId()),
});

const words: Readonly<Record<Locale, Readonly<{ file: string; head: readonly string[] }>>> = {
  de: {
    file: 'Bewertungen',
    head: ['Name', 'Element', 'Kriterium', 'Bewertungen', 'Mittlere Stufe', 'Stufen', 'Übereinstimmung (Alpha)'],
  },
  en: {
    file: 'Ratings',
    head: ['Name', 'Element', 'Criterion', 'Ratings', 'Mean level', 'Levels', 'Agreement (alpha)'],
  },
};

export const assessmentsAsCsvQuery = query(assessmentsAsCsv, {
  allow,
  async answer({ params: { seminarId }, query: { locale }, userId, reply }, pool) {
    const { criteria, talks } = await load(pool, seminarId, userId());
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
    const figure = (value: number | null) => (value === null ? '' : number.format(value));
    const rows = talks.flatMap(({ user, elementTitle, results }) =>
      results.map(({ criterionId, mean, counts }) => {
        const criterion = criteria.find(({ id }) => id === criterionId);
        const ratings = counts.reduce((sum, count) => sum + count, 0);
        const facts = [figure(mean), counts.length, figure(criterion?.agreement ?? null)];
        return [user.name ?? '', elementTitle, criterion?.name ?? '', ratings, ...facts];
      }),
    );
    return sendTable(reply, { ...words[locale], locale, rows });
  },
});
