import { platformList } from '#domain/platforms/contract/calls.ts';
import type { PlatformEvent } from '#domain/platforms/events.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';

type Row = Readonly<{
  id: string;
  name: string;
  issuer: string;
  client_id: string;
  deployment_ids: readonly string[];
  authorization_url: string;
  token_url: string;
  jwks_url: string;
}>;

export const platformModel: ReadModel<PlatformEvent, Row> = {
  name: platformList.name,
  table: 'platform',
  key: 'id',
  ddl: `create table platform (id text primary key, name text not null, issuer text not null, client_id text not null,
          deployment_ids jsonb not null, authorization_url text not null, token_url text not null, jwks_url text not null);
        create index on platform (issuer)`,
  keys: ({ stream, data }) => (isStreamOf('platform', stream) ? [data.platformId] : []),
  readers: () => ['admins'],
  fold(row, event) {
    switch (event.type) {
      case 'PlatformRegistered': {
        const { platformId: id, name, issuer, clientId: client_id, deploymentIds: deployment_ids } = event.data;
        return { id, name, issuer, client_id, deployment_ids, ...addressesIn(event.data) };
      }
      case 'PlatformChanged': {
        const { name, deploymentIds: deployment_ids } = event.data;
        return row && { ...row, name, deployment_ids, ...addressesIn(event.data) };
      }
      case 'PlatformRemoved':
        return undefined;
      default:
        return row;
    }
  },
};

type Addresses = Readonly<Record<'authorizationUrl' | 'tokenUrl' | 'jwksUrl', string>>;
const addressesIn = ({ authorizationUrl: authorization_url, tokenUrl: token_url, jwksUrl: jwks_url }: Addresses) => ({
  ...{ authorization_url, token_url, jwks_url },
});
