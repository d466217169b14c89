import type { productsArea } from '#domain/products/area.ts';
import type { QueryArea } from '../query-area.ts';
import { planListQuery } from './plan-list.ts';
import { driftQuery } from './product-drift.ts';
import { productsQuery } from './product-list.ts';

export const products: QueryArea<typeof productsArea> = (deps) => ({
  productList: productsQuery(deps),
  planList: planListQuery,
  productDrift: driftQuery(deps),
});
