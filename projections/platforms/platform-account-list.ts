import { idOf } from '#domain/kernel/ids.ts';
import { platformAccountList } from '#domain/platforms/contract/calls.ts';
import type { PlatformAccountEvent } from '#domain/platforms/events.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';

type Row = Readonly<{ id: string; person_id: string; platform_id: string; connected_at: string }>;

/** The person's identity on the platform is only in the log, sealed. */
export const platformAccountModel: ReadModel<PlatformAccountEvent, Row> = {
  name: platformAccountList.name,
  table: 'platform_account',
  key: 'id',
  ddl: `create table platform_account (
          id text primary key, person_id text not null, platform_id text not null, connected_at timestamptz not null);
        create index on platform_account (person_id)`,
  keys: ({ stream }) => (isStreamOf('platformaccount', stream) ? [idOf(stream)] : []),
  readers: ({ person_id }) => [person_id],
  fold(row, event) {
    switch (event.type) {
      case 'PlatformAccountConnected': {
        const { personId: person_id, platformId: platform_id } = event.data;
        return { id: idOf(event.stream), person_id, platform_id, connected_at: event.metadata.at };
      }
      case 'PlatformAccountDisconnected':
        return undefined;
      default:
        return row;
    }
  },
};
