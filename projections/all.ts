import type { Projection } from './projection.ts';
import { quotasProjection } from './quotas/projection.ts';
import { sessionsProjection } from './sessions/projection.ts';
import { usersProjection } from './users/projection.ts';

/** Every area's read models; a new area is a line here. */
export const allProjections: readonly Projection[] = [usersProjection, quotasProjection, sessionsProjection];
