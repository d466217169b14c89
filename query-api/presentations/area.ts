import type { presentationsArea } from '#domain/presentations/area.ts';
import type { QueryArea } from '../query-area.ts';
import { presentationDetailQuery } from './presentation-detail.ts';
import { presentationListQuery } from './presentation-list.ts';
import { presentationMediaQuery } from './presentation-media.ts';

export const presentations: QueryArea<typeof presentationsArea> = (tools) => ({
  presentationList: presentationListQuery(tools.keys),
  presentationDetail: presentationDetailQuery(tools.keys),
  presentationMedia: presentationMediaQuery(tools),
});
