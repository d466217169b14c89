import type { participationArea } from '#domain/participation/area.ts';
import type { QueryArea } from '../query-area.ts';

export const participation: QueryArea<typeof participationArea> = () => ({});
