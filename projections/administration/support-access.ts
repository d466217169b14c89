import { ownSupport } from '#domain/administration/contract/support.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './events.ts';

type Row = Readonly<{
  person_id: string;
  access_id: string;
  asked_by: string;
  hours: number;
  reason: string | null;
  requested_at: string;
  /** An expired request keeps its state here: rows do not know the time. */
  state: 'asked' | 'open' | 'declined' | 'ended';
  until: string;
}>;

/** The latest request about each person. */
export const supportAccessModel: ReadModel<Followed, Row> = {
  name: ownSupport.name,
  table: 'support_access',
  key: 'person_id',
  ddl: `create table support_access (
    person_id text primary key, access_id text not null, asked_by text not null, hours int not null, reason text,
    requested_at timestamptz not null, state text not null, until timestamptz not null)`,

  personal: { of: 'person_id', leaves: 'nothing' },
  keys: ({ stream }) => (isStreamOf('support', stream) ? [idOf(stream)] : []),
  readers: ({ person_id }) => [person_id, 'admins'],

  fold(row, { type, stream, data, metadata: { at } }) {
    switch (type) {
      case 'SupportRequested': {
        const { accessId: access_id, by: asked_by, hours, reason, expiresAt: until } = data;
        return { person_id: idOf(stream), access_id, asked_by, hours, reason, requested_at: at, state: 'asked', until };
      }
      case 'SupportGranted':
        return row && { ...row, state: 'open', until: data.until };
      case 'SupportDeclined':
        return row && { ...row, state: 'declined', until: at };
      case 'SupportEnded':
        return row && { ...row, state: 'ended', until: at };
      default:
        return row;
    }
  },
};
