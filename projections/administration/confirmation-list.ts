import { confirmationList } from '#domain/administration/contract/confirmations.ts';
import { peopleIn } from '#domain/administration/decider.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './events.ts';

type Row = Readonly<{
  id: string;
  kind: string;
  people: readonly string[];
  area: string | null;
  requested_by: string;
  requested_at: string;
  expires_at: string;
  reason: string | null;
  /** The person whose erasure removes the reason. */
  seal_for: string;
  /** An expired request still counts as open here: rows do not know the time. */
  state: 'open' | 'confirmed' | 'declined';
  decided_by: string | null;
  decided_at: string | null;
}>;

export const confirmationListModel: ReadModel<Followed, Row> = {
  name: confirmationList.name,
  table: 'confirmation_list',
  key: 'id',
  ddl: `create table confirmation_list (
      id text primary key, kind text not null, people text[] not null, area text, requested_by text not null,
      requested_at timestamptz not null, expires_at timestamptz not null, reason text, seal_for text not null, state text not null,
      decided_by text, decided_at timestamptz);
    create index on confirmation_list (requested_at desc, id)`,

  personal: { of: 'seal_for', leaves: { reason: null } },
  keys: ({ stream }) => (isStreamOf('confirmation', stream) ? [idOf(stream)] : []),
  readers: () => ['admins'],

  fold(row, { type, stream, data, metadata: { at } }) {
    switch (type) {
      case 'ConfirmationRequested': {
        const { deed, requestedBy: requested_by, sealFor: seal_for, reason = null, expiresAt: expires_at } = data;
        const asked = { requested_by, requested_at: at, expires_at, reason, seal_for };
        const open = { state: 'open', decided_by: null, decided_at: null } as const;
        return {
          id: idOf(stream),
          kind: deed.kind,
          people: peopleIn(deed),
          area: 'area' in deed ? deed.area : null,
          ...asked,
          ...open,
        };
      }
      case 'DeedConfirmed':
        return row && { ...row, state: 'confirmed', decided_by: data.by, decided_at: at };
      case 'DeedDeclined':
        return row && { ...row, state: 'declined', decided_by: data.by, decided_at: at };
      default:
        return row;
    }
  },
};
