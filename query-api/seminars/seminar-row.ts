import type { SeminarRow } from '#domain/seminars/contract/detail.ts';
import { priceIn } from '#domain/seminars/contract/price.ts';
import { nameOf } from '#query-api/users/for-others.ts';

type Blob = Readonly<{ address: string; contentType: string }>;

export type Row = Readonly<{
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
  /** Null for the owner. */
  progress: number | null;
}>;

/** Columns of seminars that the person `$1` owns or participates in, from `l`, `d` and `p`. */
export const seminarColumns = `l.id, l.owner_id as "ownerId", l.name, l.description, l.lecturer, l.price, l.hours, l.is_published as published,
  l.is_closed as closed, l.logo, to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  u.username as owner, ${nameOf('u')} as "ownerName", d.element_count as elements, st.progress,
  case when l.owner_id = $1 then (
    select count(*)::int from participation.participation o where o.seminar_id = l.id) end as participants`;

export const ownOrJoined = `seminars.seminar_list l join seminars.seminar_detail d using (id)
  left join users.user_account u on u.id = l.owner_id
  left join participation.participation p on p.seminar_id = l.id and p.participant_id = $1
  left join participation.standing st on st.id = p.id`;

type RowContext = Readonly<{ personId: string; addressed: (blob: Blob) => string }>;

export function seminarRowOf(row: Row, { personId, addressed }: RowContext): SeminarRow {
  const { ownerId, logo, ...facts } = row;
  return {
    ...facts,
    cost: priceIn(facts.price),
    logo: logo && addressed(logo),
    isOwner: ownerId === personId,
  };
}
