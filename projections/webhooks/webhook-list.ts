import { idOf } from '#domain/kernel/ids.ts';
import { isErased } from '#domain/kernel/personal.ts';
import type { UserEvent } from '#domain/users/events.ts';
import { webhookList } from '#domain/webhooks/contract/calls.ts';
import type { WebhookEvent } from '#domain/webhooks/events.ts';
import type { ReadModel } from '../projection.ts';

type Followed = WebhookEvent | Extract<UserEvent, { type: 'UserErased' }>;

type Row = Readonly<{
  id: string;
  target_id: string;
  owner_id: string;
  url: string;
  kinds: readonly string[];
  off_because: string | null;
  made_at: string;
}>;

export const webhookModel: ReadModel<Followed, Row> = {
  name: webhookList.name,
  table: 'webhook',
  key: 'id',
  ddl: `create table webhook (id text primary key, target_id text not null, owner_id text not null, url text not null,
          kinds jsonb not null, off_because text, made_at timestamptz not null);
        create index on webhook (target_id)`,
  personal: { of: 'owner_id', leaves: 'nothing' },
  keys: ({ type, data }) => (type === 'UserErased' ? [] : [data.webhookId]),
  readers: ({ owner_id }) => [owner_id],
  fold(row, event) {
    switch (event.type) {
      case 'WebhookMade': {
        const { webhookId: id, ownerId: owner_id, url, kinds } = event.data;
        if (isErased(url)) return undefined;
        const { at: made_at } = event.metadata;
        return { id, target_id: idOf(event.stream), owner_id, url, kinds, off_because: null, made_at };
      }
      case 'WebhookChanged': {
        const { url, kinds } = event.data;
        return isErased(url) ? undefined : row && { ...row, url, kinds };
      }
      case 'WebhookSwitchedOn':
        return row && { ...row, off_because: null };
      case 'WebhookSwitchedOff':
        return row && { ...row, off_because: event.data.reason };
      case 'WebhookDeleted':
        return undefined;
      default:
        return row;
    }
  },
};
