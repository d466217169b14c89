import { refuse } from '#domain/kernel/errors.ts';
import { productDrift } from '#domain/products/contract/calls.ts';
import { driftOf, type KnownProduct } from '#domain/products/contract/drift.ts';
import { administersSales } from '#domain/products/contract/permission.ts';
import { permitted } from '#infra/http/rules.ts';
import type { Payments } from '#infra/payments/payments.ts';
import { query } from '../query-area.ts';

type Row = KnownProduct & Readonly<{ id: string }>;

/** Queries the payment provider at each request. */
export const driftQuery = ({ payments }: Readonly<{ payments: Payments | undefined }>) =>
  query(productDrift, {
    allow: permitted(administersSales),
    async answer(_asked, pool) {
      const provider = payments ?? refuse('payments_not_set_up');
      const { rows } = await pool.query<Row>('select id, plan, published from products.product_list order by id');
      const provided = await provider.products();
      const known = rows.map((row) => {
        const theirs = provided.find(({ providerProductId }) => providerProductId === row.published?.providerProductId);
        return { id: row.id, name: row.plan.name, differences: [...driftOf(row, theirs ?? null)] };
      });
      const foreign = provided.filter(
        ({ active, providerProductId }) =>
          active && !rows.some(({ published }) => published?.providerProductId === providerProductId),
      );
      const unknown = foreign.map(({ name }) => ({ id: null, name, differences: [unknownProduct(name)] }));
      return [...known.filter(({ differences }) => differences.length > 0), ...unknown];
    },
  });

const unknownProduct = (name: string) => ({ field: 'product', ours: null, theirs: name });
