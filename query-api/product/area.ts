import type { productArea } from '#domain/product/area.ts';
import { chatFlag, supportInfo } from '#domain/product/contract/calls.ts';
import type { Settings } from '#infra/config/settings.ts';
import type { QueryArea } from '../query-area.ts';
import { query } from '../query-area.ts';
import { batchQuery } from './batch.ts';
import { configQuery, supportOf } from './config.ts';
import { legalQuery } from './legal.ts';
import { searchQuery } from './search.ts';

const supportQuery = (settings: Settings) =>
  query(supportInfo, { allow: 'anyone', answer: async () => supportOf(settings) });

const chatQuery = ({ CHAT_URL }: Pick<Settings, 'CHAT_URL'>) =>
  query(chatFlag, { allow: 'anyone', answer: async () => CHAT_URL !== undefined });

export const product: QueryArea<typeof productArea> = ({ settings, demo, http }) => ({
  productConfig: configQuery({ settings, demo }),
  legalPage: legalQuery(settings),
  supportInfo: supportQuery(settings),
  chatFlag: chatQuery(settings),
  searchEverything: searchQuery,
  queryBatch: batchQuery({ http }),
});
