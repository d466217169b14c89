import type { seminarsArea } from '#domain/seminars/area.ts';
import type { QueryArea } from '../query-area.ts';

export const seminars: QueryArea<typeof seminarsArea> = () => ({});
