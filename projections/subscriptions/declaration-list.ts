import { idOf } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { declarationList } from '#domain/subscriptions/contract/declarations.ts';
import type { Declaration, DeclarationEvent } from '#domain/subscriptions/declaration.ts';
import { declarationDecider } from '#domain/subscriptions/declaration.ts';
import type { userEvents } from '#domain/users/events.ts';
import type { ReadModel } from '../projection.ts';

type Followed = DeclarationEvent | MessageOf<Pick<typeof userEvents, 'UserErased'>>;
type DeclarationText = Readonly<{ name: string; email: string; contract: string; reason: string; note: string }>;
type Row = DeclarationText &
  Readonly<{
    id: string;
    owner_id: string;
    received_at: string;
    state: Declaration['state'];
    is_held: boolean;
    facts: Omit<Declaration, 'received'> & Readonly<{ received: Omit<Declaration['received'], keyof DeclarationText> }>;
  }>;

/** Personal texts have their own columns, which an erasure empties. */
export const declarationListModel: ReadModel<Followed, Row> = {
  name: declarationList.name,
  table: 'declaration',
  key: 'id',
  ddl: `create table declaration (
    id text primary key, owner_id text not null, received_at timestamptz not null, state text not null, is_held boolean not null,
    name text not null, email text not null, contract text not null, reason text not null, note text not null,
    facts jsonb not null);
    create index on declaration (state, received_at);
    create index on declaration (owner_id)`,

  personal: { of: 'owner_id', leaves: { name: '', email: '', contract: '', reason: '', note: '' } },

  keys: ({ type, stream }) => (type === 'UserErased' ? [] : [idOf(stream)]),
  readers: () => ['admins'],

  fold(row, event) {
    if (event.type === 'UserErased') return row;
    const before = row ? ({ ...row.facts, received: { ...row.facts.received, ...row } } as Declaration) : null;
    const after = declarationDecider.evolve(before, event);
    if (!after) return undefined;
    const { state, received, isConfirmed, accepted } = after;
    const { kind, ownerId, isExtraordinary, endsOn, locale, found, receivedAt } = received;
    const agreed = { kind, ownerId, isExtraordinary, endsOn, locale, found, receivedAt };
    return {
      ...{ id: idOf(event.stream), owner_id: ownerId, received_at: receivedAt, state },
      is_held: event.type === 'DeclarationHeld' || (event.type === 'DeclarationConfirmed' && row?.is_held === true),
      ...said(received),
      note: event.type === 'DeclarationDismissed' ? readable(event.data.note) : (row?.note ?? ''),
      facts: { state, isConfirmed, accepted, received: agreed },
    };
  },
};

const readable = (text: string): string => (isErased(text) ? '' : text);

const said = ({ name, email, contract, reason }: Declaration['received']) => ({
  ...{ name: readable(name), email: readable(email), contract: readable(contract), reason: readable(reason) },
});
