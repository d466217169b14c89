import type { productArea } from '#domain/product/area.ts';
import type { QueryArea } from '../query-area.ts';
import { batchQuery } from './batch.ts';
import { configQuery } from './config.ts';
import { legalQuery } from './legal.ts';
import { searchQuery } from './search.ts';
import { chatQuery, supportQuery } from './tenants.ts';

export const product: QueryArea<typeof productArea> = ({ settings, demo, http }) => ({
  productConfig: configQuery({ settings, demo }),
  legalPage: legalQuery(settings),
  supportInfo: supportQuery(settings),
  chatFlag: chatQuery(settings),
  searchEverything: searchQuery,
  queryBatch: batchQuery({ http }),
});
