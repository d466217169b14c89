import type { Area } from '#domain/kernel/area.ts';
import { queryBatch } from './contract/batch.ts';
import { chatFlag, legalPage, productCommands, productConfig, supportInfo } from './contract/calls.ts';
import { searchEverything } from './contract/search.ts';

/** Constants, switches and legal texts of this installation. */
export const productArea = {
  name: 'product',
  streams: [],
  commands: productCommands,
  uploads: {},
  queries: { legalPage, productConfig, supportInfo, chatFlag, searchEverything, queryBatch },
  hasReadModels: false,
  keeps: [{ data: 'support_messages', readers: ['support'], until: 'half_year' }],
} as const satisfies Area;
