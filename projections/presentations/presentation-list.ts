import { idOf } from '#domain/kernel/ids.ts';
import { operatorId } from '#domain/kernel/operator.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { presentationList } from '#domain/presentations/contract/calls.ts';
import type { PresentationEvent } from '#domain/presentations/events.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';

type Events = { [E in PresentationEvent as E['type']]: E['data'] };

type Row = Readonly<{
  id: string;
  owner_id: string;
  name: string;
  file: Events['PresentationAdded']['file'];
  created_at: string;
  pages: number | null;
  drawn: number;
  failure: Events['DrawingFailed']['reason'] | null;
  expected_seconds: number | null;
  /** Ids of talks. */
  used_by: readonly string[];
  is_withdrawn: boolean;
}>;

export const presentationListModel: ReadModel<PresentationEvent, Row> = {
  name: presentationList.name,
  table: 'presentation',
  key: 'id',
  ddl: `create table presentation (
      id text primary key, owner_id text not null, name text not null, file jsonb not null,
      created_at timestamptz not null, pages int, drawn int not null, failure text, expected_seconds int,
      used_by jsonb not null, is_withdrawn boolean not null);
    create index on presentation (owner_id, created_at desc, id desc)`,

  personal: { of: 'owner_id', leaves: 'nothing' },
  keys: ({ stream }) => (isStreamOf('presentation', stream) ? [idOf(stream)] : []),
  readers: ({ owner_id }) => [owner_id === operatorId ? 'everyone' : owner_id],

  fold(row, event) {
    if (event.type === 'PresentationAdded') {
      const { ownerId, name, file } = event.data;
      if (isErased(name)) return undefined;
      const facts = { id: idOf(event.stream), owner_id: ownerId, name, file, created_at: event.metadata.at };
      return {
        ...facts,
        pages: null,
        drawn: 0,
        failure: null,
        expected_seconds: null,
        used_by: [],
        is_withdrawn: false,
      };
    }
    if (!row || event.type === 'PresentationRemoved') return undefined;
    return { ...row, ...changeOf(row, event) };
  },
};

function changeOf({ drawn, used_by }: Row, { type, data }: PresentationEvent): Partial<Row> {
  switch (type) {
    case 'PagesCounted':
      return { pages: data.pages };
    case 'PagesDrawn':
      return { drawn: drawn + data.pages.length };
    case 'DrawingFailed':
      return { failure: data.reason };
    case 'PresentationRenamed':
      return { name: data.name };
    case 'LengthExpected':
      return { expected_seconds: data.seconds };
    case 'DefaultDeckWithdrawn':
      return { is_withdrawn: true };
    case 'PresentationUsed':
      return { used_by: [...used_by, data.sessionId] };
    case 'PresentationReleased':
      return { used_by: used_by.filter((id) => id !== data.sessionId) };
    default:
      return {};
  }
}
