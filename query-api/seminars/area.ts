import type { seminarsArea } from '#domain/seminars/area.ts';
import type { QueryArea } from '../query-area.ts';
import { seminarDetailQuery } from './seminar-detail.ts';
import { seminarListQuery } from './seminar-list.ts';
import { seminarTemplatesQuery } from './templates.ts';

export const seminars: QueryArea<typeof seminarsArea> = ({ keys }) => ({
  seminarList: seminarListQuery(keys),
  seminarDetail: seminarDetailQuery(keys),
  seminarTemplates: seminarTemplatesQuery,
});
