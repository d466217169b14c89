import type { Extensions } from '#domain/participation/contract/deadlines.ts';
import { type Standing, standingOf } from '#domain/participation/contract/progress.ts';
import type { SeminarRow } from '#domain/seminars/contract/detail.ts';
import { priceIn } from '#domain/seminars/contract/price.ts';
import { nameOf } from '../person-name.ts';
import {
  type OutlineRow,
  othersFor,
  outlineColumns,
  outlineOf,
  type SharedElements,
  sharedElementsOf,
  type WorkRow,
  workOf,
} from '../seminar-rows.ts';

type Blob = Readonly<{ address: string; contentType: string }>;

/** `work` is null for the owner. */
export type Row = OutlineRow &
  Readonly<{
    id: string;
    ownerId: string;
    name: string;
    description: string;
    lecturer: string;
    price: string;
    hours: number;
    published: boolean;
    closed: boolean;
    logo: Blob | null;
    createdAt: string;
    owner: string | null;
    ownerName: string | null;
    participants: number | null;
    elements: number;
    work: WorkRow | null;
    /** Deadlines of the participant's own; null for the owner. */
    extensions: Extensions | null;
    shared: SharedElements | null;
  }>;

/** Columns of seminars that the person `$1` gives or takes part in, from `l`, `d` and `p`. */
export const seminarColumns = `l.id, l.owner_id as "ownerId", l.name, l.description, l.lecturer, l.price, l.hours, l.is_published as published,
  l.is_closed as closed, l.logo, to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  u.username as owner, ${nameOf('u')} as "ownerName", d.element_count as elements, ${outlineColumns},
  case when l.owner_id = $1 then (
    select count(*)::int from participation.participation o where o.seminar_id = l.id) end as participants,
  case when p.id is not null then jsonb_build_object(
    'joined_revision', p.joined_revision, 'submissions', p.submissions, 'counted', p.counted) end as work, p.extensions,
  case when p.id is not null then ${sharedElementsOf('l.id')} end as shared`;

export const ownOrJoined = `seminars.seminar_list l join seminars.seminar_detail d using (id)
  left join users.user_account u on u.id = l.owner_id
  left join participation.participation p on p.seminar_id = l.id and p.participant_id = $1`;

/** Null for the owner. */
export function standingIn(row: Row, personId: string): Standing | null {
  if (!row.work) return null;
  return standingOf(outlineOf(row), workOf(row.work), othersFor(row.shared, personId));
}

type RowContext = Readonly<{ personId: string; addressed: (blob: Blob) => string }>;

export function seminarRowOf(row: Row, { personId, addressed }: RowContext): SeminarRow {
  const {
    ownerId,
    work: _,
    shared: __,
    outline: ___,
    revision: ____,
    earlierOrders: _____,
    extensions: ______,
    logo,
    ...facts
  } = row;
  return {
    ...facts,
    cost: priceIn(facts.price),
    logo: logo && addressed(logo),
    isOwner: ownerId === personId,
    progress: standingIn(row, personId)?.progress ?? null,
  };
}
