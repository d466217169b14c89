import { historyProjection } from './history/area.ts';
import type { Projection } from './projection.ts';
import { quotasProjection } from './quotas/area.ts';
import { sessionsProjection } from './sessions/area.ts';
import { usersProjection } from './users/area.ts';

/** Every area's read models; a new area is a line here. What an installation has is told from here (`ops.projection_code`). */
export const areas: readonly Projection[] = [usersProjection, quotasProjection, sessionsProjection, historyProjection];
