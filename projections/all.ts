import { type ProjectionArea, projectionAreas } from '#domain/projections/contract.ts';
import { historyProjection } from './history/projection.ts';
import type { Projection } from './projection.ts';
import { quotasProjection } from './quotas/projection.ts';
import { sessionsProjection } from './sessions/projection.ts';
import { usersProjection } from './users/projection.ts';

const byArea: Readonly<Record<ProjectionArea, Projection>> = {
  users: usersProjection,
  quotas: quotasProjection,
  sessions: sessionsProjection,
  history: historyProjection,
};

/** Every area's read models; a new area is a line here, and a name in the contract. */
export const allProjections: readonly Projection[] = projectionAreas.map((area) => byArea[area]);
