import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { deadlinesOf, type Extensions } from '#domain/participation/contract/deadlines.ts';
import { type CountedSession, type Standing, standingOf } from '#domain/participation/contract/progress.ts';
import { seminarDetail } from '#domain/seminars/contract/calls.ts';
import { publishChecks } from '#domain/seminars/contract/checks.ts';
import type { SeminarDetail, Submission } from '#domain/seminars/contract/detail.ts';
import { currentRules } from '#domain/seminars/contract/outline.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { permitted } from '#infra/http/rules.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { addressFor } from '#infra/media-addresses.ts';
import {
  type SubmissionRow,
  standingColumn,
  submissionColumns,
  submissionOf,
} from '#query-api/participation/for-others.ts';
import { nameOf } from '#query-api/users/for-others.ts';
import { query } from '../query-area.ts';
import { elementShown, type StoredElement } from './element-shown.ts';
import { type OutlineRow, outlineColumns, outlineOf } from './outline-row.ts';
import { ownOrJoined, type Row, seminarColumns, seminarRowOf } from './seminar-row.ts';

type Block = Readonly<{
  id: string;
  title: string;
  description: string;
  dueAt: string | null;
  version: number;
  elements: readonly StoredElement[];
}>;
type StoredFile = Readonly<{ id: string; name: string; media: Readonly<{ address: string; contentType: string }> }>;
type DetailRow = Row &
  OutlineRow &
  Readonly<{
    /** The participant's standing; null for the owner. */
    standing: Standing | null;
    extensions: Extensions | null;
    counted: readonly CountedSession[] | null;
  }> &
  Readonly<{ version: number; orderVersion: number; blocks: readonly Block[]; files: readonly StoredFile[] }> &
  Pick<SeminarDetail, 'criteria' | 'criteriaVersion'>;

export const seminarDetailQuery = (keys: Keys) =>
  query(seminarDetail, {
    allow: permitted(usesSeminars),
    async answer({ params: { id }, userId }, pool): Promise<SeminarDetail> {
      const personId = userId();
      const row = await find(pool, id, personId);
      const isOwner = row.ownerId === personId;
      const [users, submissions] = await Promise.all([
        isOwner ? usersIn(row, pool) : null,
        isOwner ? [] : ownSubmissions(pool, id, personId),
      ]);
      const { addressed } = addressFor(keys, { by: 'seminar', id, person: personId });
      return {
        ...seminarRowOf(row, { personId, addressed }),
        ...{ version: row.version, orderVersion: row.orderVersion },
        ...{ criteria: row.criteria, criteriaVersion: row.criteriaVersion },
        ...shownBlocks(row, { personId, submissions, addressed }),
        files: row.files.map((file) => fileShown(file, addressed)),
        ...{ users, order: orderOf(row), checks: isOwner ? [...checksOf(row)] : null },
      };
    },
  });

const fileShown = ({ id, name, media }: StoredFile, addressed: DetailContext['addressed']) => ({
  ...{
    id,
    name,
    contentType: media.contentType,
    url: addressed(media, media.contentType === 'image/webp' ? undefined : name),
  },
});

/** @throws seminar_not_found if the person neither owns it nor participates */
async function find(pool: Pool, id: string, personId: string): Promise<DetailRow> {
  const { rows } = await pool.query<DetailRow>({
    name: 'seminar-detail',
    text: `select ${seminarColumns}, d.version, d.order_version as "orderVersion", d.blocks, d.files,
        d.criteria, d.criteria_version as "criteriaVersion",
        ${outlineColumns}, p.extensions, p.counted, case when p.id is not null then ${standingColumn} end as standing
      from ${ownOrJoined}
      where l.id = $2 and (l.owner_id = $1 or p.id is not null)`,
    values: [personId, id],
  });
  return rows[0] ?? refuse('seminar_not_found');
}

type DetailContext = Readonly<{
  personId: string;
  submissions: readonly Submission[];
  addressed: (blob: Readonly<{ address: string; contentType: string }>, downloadName?: string) => string;
}>;

function shownBlocks(row: DetailRow, { personId, submissions, addressed }: DetailContext) {
  const { standing } = row;
  const rules = new Map(row.outline.flatMap(({ elements }) => elements.map((one) => [one.id, currentRules(one)])));
  const due = deadlinesOf(row.blocks, row.extensions ?? {});
  const blocks = row.blocks.map(({ elements, dueAt: deadline, ...block }, blockIndex) => ({
    ...{ ...block, deadline, blockIndex, seminarId: row.id },
    elements: elements.map((element, elementIndex) => {
      const state = standing?.states[element.id] ?? 'active';
      return elementShown(element, {
        ...{ blockId: block.id, seminarId: row.id, elementIndex, state, addressed, rules },
        lockedBy: standing?.lockedBy[element.id] ?? null,
        dueAt: due[element.id] ?? null,
        own: submissions.filter(({ elementId }) => elementId === element.id),
        isOwner: row.ownerId === personId,
        counted: row.counted?.filter(({ elementId }) => elementId === element.id).length ?? 0,
      });
    }),
  }));
  return { blocks, position: standing ? standing.position : standingOf(outlineOf(row), noWork, nobody).position };
}

const noWork = { joinedAt: 0, submissions: [], counted: [], hasFeedback: false } as const;
const nobody = { shared: new Set<string>() };

function orderOf({ id, blocks }: DetailRow): SeminarDetail['order'] {
  return {
    seminarId: id,
    blocks: blocks.map((block, blockIndex) => ({ blockId: block.id, blockIndex })),
    elements: blocks.flatMap(({ id: blockId, elements }) =>
      elements.map((element, elementIndex) => ({ blockId, elementId: element.id, elementIndex })),
    ),
  };
}

const checksOf = ({ outline, criteria }: DetailRow) =>
  publishChecks({
    hasCriteria: criteria.length > 0,
    blocks: outline.map(({ id, elements }) => ({
      id,
      elements: elements.map((element) => ({ id: element.id, rules: currentRules(element) })),
    })),
  });

async function usersIn({ id }: DetailRow, pool: Pool): Promise<NonNullable<SeminarDetail['users']>> {
  const { rows } = await pool.query<NonNullable<SeminarDetail['users']>[number]>({
    name: 'seminar-users',
    text: `select p.participant_id as id, u.username, ${nameOf('u')} as name, p.progress
      from participation.standing p left join users.user_account u on u.id = p.participant_id
      where p.seminar_id = $1 order by name nulls last, p.participant_id`,
    values: [id],
  });
  return rows;
}

async function ownSubmissions(pool: Pool, seminarId: string, personId: string): Promise<readonly Submission[]> {
  const { rows } = await pool.query<SubmissionRow>({
    name: 'own-submissions',
    text: `select ${submissionColumns} from participation.submission s
      where s.participation_id = (
        select id from participation.participation where seminar_id = $1 and participant_id = $2)
      order by s.created_at`,
    values: [seminarId, personId],
  });
  return rows.map(submissionOf);
}
