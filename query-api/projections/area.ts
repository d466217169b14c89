import type { projectionsArea } from '#domain/projections/area.ts';
import type { QueryArea } from '../query-area.ts';
import { projectionListQuery } from './projection-list.ts';

export const projections: QueryArea<typeof projectionsArea> = ({ store }) => ({
  projectionList: projectionListQuery(store),
});
