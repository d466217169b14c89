import type { Area } from '#domain/kernel/area.ts';
import { auditKeys, chainStatus } from './contract.ts';

/** That the log was not changed: its chain, and the keys that sign it. */
export const auditArea = {
  name: 'audit',
  streams: [],
  commands: {},
  uploads: {},
  queries: { auditKeys, chainStatus },
} as const satisfies Area;
