import { idOf } from '#domain/kernel/ids.ts';
import { apiTokenList } from '#domain/users/contract/api-tokens.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { ReadModel } from '../projection.ts';

type Row = Readonly<{
  id: string;
  owner_id: string;
  name: string;
  scope: string;
  made_at: string;
  expires_at: string;
  revoked_at: string | null;
}>;

/** Tokens of programs that act for a person. Their hashes are not here but in the operational tables. */
export const apiTokenModel: ReadModel<UserEvent, Row> = {
  name: apiTokenList.name,
  table: 'api_token',
  key: 'id',
  ddl: `create table api_token (id text primary key, owner_id text not null, name text not null, scope text not null,
          made_at timestamptz not null, expires_at timestamptz not null, revoked_at timestamptz);
        create index on api_token (owner_id)`,
  keys: ({ type, data }) => (type === 'ApiTokenMade' || type === 'ApiTokenRevoked' ? [data.tokenId] : []),
  readers: ({ owner_id }) => [owner_id],
  personal: { of: 'owner_id', leaves: 'nothing' },
  fold(row, { type, stream, data, metadata: { at } }) {
    if (type === 'ApiTokenMade') {
      const { tokenId: id, name, scope, expiresAt: expires_at } = data;
      return { id, owner_id: idOf(stream), name, scope, made_at: at, expires_at, revoked_at: null };
    }
    return type === 'ApiTokenRevoked' ? row && { ...row, revoked_at: at } : row;
  },
};
