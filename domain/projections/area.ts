import type { Area } from '#domain/kernel/area.ts';
import { projectionCommands, projectionList } from './contract/calls.ts';

/** Read models for admins to see, rebuild and verify. */
export const projectionsArea = {
  name: 'projections',
  streams: [],
  commands: projectionCommands,
  uploads: {},
  queries: { projectionList },
  hasReadModels: false,
  keeps: [],
} as const satisfies Area;
