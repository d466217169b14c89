import { idOf } from '#domain/kernel/ids.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { guestLinks } from '#domain/shares/contract/guest-calls.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './together.ts';

type Row = Readonly<{
  id: string;
  owner_id: string;
  target: 'talk' | 'seminar';
  target_id: string;
  label: string;
  with_media: boolean;
  until: string | null;
  has_password: boolean;
  created_at: string;
  looks: number;
  latest: readonly Readonly<{ at: string; name: string }>[];
}>;

const mostLooks = 20;

/** Guest links that are not revoked. */
export const guestLinkModel: ReadModel<Followed, Row> = {
  name: guestLinks.name,
  table: 'guest_link',
  key: 'id',
  ddl: `create table guest_link (
      id text primary key, owner_id text not null, target text not null, target_id text not null, label text not null,
      with_media boolean not null, until timestamptz, has_password boolean not null, created_at timestamptz not null,
      looks int not null, latest jsonb not null);
    create index on guest_link (target_id)`,

  personal: { of: 'owner_id', leaves: 'nothing' },
  keys: ({ stream }) => (isStreamOf('guestlink', stream) ? [idOf(stream)] : []),
  readers: ({ owner_id }) => [owner_id],

  fold(row, event) {
    switch (event.type) {
      case 'GuestLinkMade': {
        const { ownerId, target, targetId, label, withMedia, until, hasPassword } = event.data;
        if (isErased(label)) return undefined;
        const what = { target, target_id: targetId, label, with_media: withMedia, until, has_password: hasPassword };
        const id = idOf(event.stream);
        return { id, owner_id: ownerId, ...what, created_at: event.metadata.at, looks: 0, latest: [] };
      }
      case 'GuestLinkOpened': {
        if (!row) return row;
        const name = isErased(event.data.name) ? '' : event.data.name;
        const latest = [{ at: event.metadata.at, name }, ...row.latest].slice(0, mostLooks);
        return { ...row, looks: row.looks + 1, latest };
      }
      case 'GuestLinkEnded':
        return undefined;
      default:
        return row;
    }
  },

  statement: ({ type, stream }) =>
    type === 'SessionDeleted' || type === 'SeminarDeleted'
      ? { sql: 'delete from guest_link where target_id = $1', values: [idOf(stream)] }
      : undefined,
};
