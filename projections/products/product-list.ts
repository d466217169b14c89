import { idOf } from '#domain/kernel/ids.ts';
import { productList } from '#domain/products/contract/calls.ts';
import type { ProductEvent } from '#domain/products/events.ts';
import type { ReadModel } from '../projection.ts';

type Events = { [E in ProductEvent as E['type']]: E['data'] };
type Row = Readonly<{
  id: string;
  active: boolean;
  created_at: string;
  plan: Events['ProductCreated'];
  published: Events['ProductPublished'] | null;
  was_on_sale: boolean;
}>;

export const productListModel: ReadModel<ProductEvent, Row> = {
  name: productList.name,
  table: 'product_list',
  key: 'id',
  ddl: `create table product_list (
    id text primary key, active bool not null, created_at timestamptz not null, plan jsonb not null, published jsonb, was_on_sale bool not null)`,

  keys: ({ stream }) => [idOf(stream)],
  readers: () => ['everyone'],

  fold(row, { type, data, stream, metadata }) {
    if (type === 'ProductPublished') return row && { ...row, published: data };
    if (type === 'ProductRemoved') return undefined;
    const before = { id: idOf(stream), created_at: row?.created_at ?? metadata.at, published: row?.published ?? null };
    return { ...before, active: data.active, was_on_sale: data.active || row?.was_on_sale === true, plan: data };
  },
};
