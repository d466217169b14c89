import type { platformsArea } from '#domain/platforms/area.ts';
import type { QueryArea } from '../query-area.ts';
import { arrivalQuery } from './arrival.ts';
import { courseLinksQuery, platformAccountsQuery, platformsQuery } from './platforms.ts';

export const platforms: QueryArea<typeof platformsArea> = (tools) => ({
  platformList: platformsQuery,
  arrival: arrivalQuery(tools),
  platformAccountList: platformAccountsQuery,
  courseLinkList: courseLinksQuery,
});
