import { idOf } from '#domain/kernel/ids.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { seminarList } from '#domain/seminars/contract/calls.ts';
import type { SeminarEvent } from '#domain/seminars/events.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';

type Row = Readonly<{
  id: string;
  owner_id: string;
  name: string;
  description: string;
  lecturer: string;
  price: string;
  hours: number;
  is_published: boolean;
  is_closed: boolean;
  logo: Extract<SeminarEvent, { type: 'LogoChanged' }>['data']['logo'] | null;
  created_at: string;
}>;

export const seminarListModel: ReadModel<SeminarEvent, Row> = {
  name: seminarList.name,
  table: 'seminar_list',
  key: 'id',
  ddl: `create table seminar_list (
      id text primary key, owner_id text not null, name text not null, description text not null, lecturer text not null,
      price text not null, hours double precision not null, is_published boolean not null, is_closed boolean not null, logo jsonb,
      created_at timestamptz not null);
    create index on seminar_list (owner_id)`,
  // The area of participation adds the participants to this audience.
  audience: { kind: 'seminar', id: 'id', person: 'owner_id' },

  personal: { of: 'owner_id', leaves: { lecturer: '' } },
  keys: ({ stream }) => (isStreamOf('seminar', stream) ? [idOf(stream)] : []),
  readers: ({ id, owner_id }) => [owner_id, `seminar:${id}`],

  fold(row, event) {
    if (event.type === 'SeminarCreated') {
      const { ownerId, name, description, lecturer, price, hours = 0 } = event.data;
      const facts = { owner_id: ownerId, name, description, lecturer: known(lecturer), price, hours };
      const begun = { is_published: false, is_closed: false, logo: null };
      return { id: idOf(event.stream), ...facts, ...begun, created_at: event.metadata.at };
    }
    if (event.type === 'SeminarDeleted') return undefined;
    const changed = changes(event);
    return row && changed ? { ...row, ...changed } : row;
  },
};

/** Erased people are not named. */
const known = (lecturer: string) => (isErased(lecturer) ? '' : lecturer);

function changes(event: SeminarEvent): Partial<Row> | undefined {
  switch (event.type) {
    case 'SeminarEdited': {
      const { name, description, lecturer, price, hours = 0 } = event.data;
      return { name, description, lecturer: known(lecturer), price, hours };
    }
    case 'LogoChanged':
      return { logo: event.data.logo };
    case 'LogoRemoved':
      return { logo: null };
    case 'SeminarPublished':
      return { is_published: true };
    case 'SeminarUnpublished':
      return { is_published: false };
    case 'SeminarClosed':
      return { is_closed: true, lecturer: '' };
    default:
      return undefined;
  }
}
