import type { Area } from '#domain/kernel/area.ts';
import { legalPage, productConfig } from './contract.ts';

/** Constants, switches and legal texts of this installation. */
export const productArea = {
  name: 'product',
  streams: [],
  commands: {},
  uploads: {},
  queries: { legalPage, productConfig },
  hasReadModels: false,
} as const satisfies Area;
