import type { showcaseArea } from '#domain/showcase/area.ts';
import type { QueryArea } from '../query-area.ts';
import { howToListQuery } from './how-to-list.ts';
import { howToMediaQuery } from './how-to-media.ts';

export const showcase: QueryArea<typeof showcaseArea> = (tools) => ({
  howToList: howToListQuery(tools.keys),
  howToMedia: howToMediaQuery(tools),
});
